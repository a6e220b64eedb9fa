import { renderPart } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { Button } from './Button';

describe('Button', () => {
  it('calls onPress when pressed, by pointer and by keyboard', async () => {
    const onPress = jest.fn();
    const { person } = renderPart(<Button onPress={onPress}>Save</Button>);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('R-171 ignores presses while busy, keeps the focus and announces that it is busy', async () => {
    const onPress = jest.fn();
    const { person, rerender } = renderPart(<Button onPress={onPress}>Save</Button>);
    await person.tab();
    rerender(
      <Button onPress={onPress} busy>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Loading Save' });
    await person.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('R-171 submits its form once, and not again while busy', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const createForm = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { person, rerender } = renderPart(createForm(false));
    await person.click(screen.getByRole('button'));
    rerender(createForm(true));
    await person.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does nothing while disabled', async () => {
    const onPress = jest.fn();
    const { person } = renderPart(
      <Button onPress={onPress} disabled>
        Save
      </Button>,
    );
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(onPress).not.toHaveBeenCalled();
  });
});
