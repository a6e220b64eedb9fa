import { useLocation } from '@rendezvous/shared/router';
import { MemoryRouter } from '@rendezvous/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSignupStep } from './useSignupStep';

const Steps = ({ furthest }: { furthest: number }) => {
  const { step, goTo, back } = useSignupStep(furthest);
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>{`step ${step} at ${pathname}${search} ${JSON.stringify(state)}`}</p>
      <button onClick={() => goTo(step + 1)}>On</button>
      <button onClick={() => goTo(0)}>To the start</button>
      <button onClick={back}>Back</button>
    </>
  );
};

function open(furthest: number, state: unknown = null) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/landers/alonetonight', search: '?lang=nl', state }]}>
      <Steps furthest={furthest} />
    </MemoryRouter>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const getLine = () => screen.getByText(/^step/).textContent;
  return { press, getLine };
}

describe('the open step', () => {
  it('R-183 is stored in the state of the history entry: path and query stay unchanged', async () => {
    const { press, getLine } = open(4);
    await press('On');
    expect(getLine()).toMatch(/^step 1 at \/landers\/alonetonight\?lang=nl /);
    await press('Back');
    expect(getLine()).toMatch(/^step 0 /);
  });

  it('R-183 preserves other state in the history entry', async () => {
    const { press, getLine } = open(4, { landerStarted: true });
    await press('On');
    expect(getLine()).toMatch('"landerStarted":true');
  });

  it('R-183 never opens a step before the preceding ones are finished', () => {
    expect(open(2, { signupStep: 4 }).getLine()).toMatch(/^step 2 /);
  });

  it('R-183 Back goes one step back even after a jump', async () => {
    const { press, getLine } = open(4, { signupStep: 3 });
    await press('Back');
    expect(getLine()).toMatch(/^step 2 /);
  });

  it.each([null, 'text', 3, {}])('R-183 starts at the first step for a history entry with state %j', (state) => {
    expect(open(4, state).getLine()).toMatch(/^step 0 /);
  });
});
