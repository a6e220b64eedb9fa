import { useLocation } from '@rendezvous/shared/router';
import { MemoryRouter } from '@rendezvous/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLanderStep } from './useLanderStep';

const Steps = () => {
  const { step, goTo, back } = useLanderStep(3);
  const { key } = useLocation();
  return (
    <>
      <p>{`step ${step} in entry ${key}`}</p>
      <button onClick={() => goTo(step + 1)}>On</button>
      <button onClick={back}>Back</button>
    </>
  );
};

function open(state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/landers/tinderswipe', state }]}>
      <Steps />
    </MemoryRouter>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const getLine = () => screen.getByText(/^step/).textContent;
  return { press, getLine };
}

describe('the step of a lander', () => {
  it('R-343 R-345 Back returns to the history entry that was left', async () => {
    const { press, getLine } = open();
    const lineOnArrival = getLine();
    await press('On');
    expect(getLine()).toMatch(/^step 1 /);
    await press('Back');
    expect(getLine()).toBe(lineOnArrival);
  });

  it('R-347 Back from the step on arrival shows the one before, to which a later Back returns', async () => {
    const { press, getLine } = open({ landerStep: 2 });
    await press('Back');
    const lineBefore = getLine();
    expect(lineBefore).toMatch(/^step 1 /);
    await press('On');
    expect(getLine()).toMatch(/^step 2 /);
    await press('Back');
    expect(getLine()).toBe(lineBefore);
  });
});
