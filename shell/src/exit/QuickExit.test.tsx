import { aChat, aUser, barriers, renderScreen } from '@rendezvous/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { leaveAtOnce, QuickExit } from './QuickExit';

function open() {
  const leave = jest.fn();
  return { leave, ...renderScreen(<QuickExit leave={leave} />, { user: aUser() }) };
}

/** Presses a key at the given time, in ms. */
function press(key: string, timeStamp: number, init: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(document.body, event);
}

describe('the quick exit', () => {
  it('R-095 leaves by its button or by pressing Escape twice', async () => {
    const { person, leave, container, store } = open();
    expect(await barriers(container)).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Leave this site at once (or press Escape twice)' }));
    expect(leave).toHaveBeenCalledTimes(1);
    press('Escape', 1_000);
    expect(leave).toHaveBeenCalledTimes(1);
    press('Escape', 1_500);
    expect(leave).toHaveBeenCalledTimes(2);
    expect(leave).toHaveBeenLastCalledWith(store);
  });

  it.each<[string, () => void]>([
    ['half a second apart', () => [1_000, 1_501].forEach((at) => press('Escape', at))],
    ['with another key between', () => ['Escape', 'a', 'Escape'].forEach((key, at) => press(key, 1_000 + at))],
    ['of a key held down', () => [false, true, true].forEach((repeat, at) => press('Escape', 1_000 + at, { repeat }))],
    ['that end a composition', () => [1_000, 1_100].forEach((at) => press('Escape', at, { isComposing: true }))],
  ])('R-095 does not leave on Escape presses %s', (_, act) => {
    const { leave } = open();
    act();
    expect(leave).not.toHaveBeenCalled();
  });

  it('R-095 still works when another handler stops Escape from propagating', () => {
    const { leave } = open();
    const stopEvent = (event: Event): void => event.stopImmediatePropagation();
    document.body.addEventListener('keydown', stopEvent);
    press('Escape', 1_000);
    press('Escape', 1_200);
    document.body.removeEventListener('keydown', stopEvent);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('R-095 leaving empties page, title and memory and goes to the neutral page', () => {
    const { store } = open();
    store.chats.take([aChat({ num_unread_messages: 3 })]);
    const page = document.implementation.createHTMLDocument('3 new messages');
    page.body.textContent = 'Anna wrote';
    const replaceLocation = jest.fn();
    leaveAtOnce(store, { page, replaceLocation });
    page.title = 'Messages';
    expect(page.documentElement.textContent).toBe('');
    expect(page.title).toBe('');
    expect(replaceLocation).toHaveBeenCalledWith('https://example.org/');
    expect(store.session.user).toBeNull();
    expect(store.news).toBe(0);
  });
});
