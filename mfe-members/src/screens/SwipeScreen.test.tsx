import type { SwipeGame } from '@rendezvous/shared/contract';
import { aCard, anError, aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SwipeScreen } from './SwipeScreen';

const anna = aCard({ id: 'Anna000000', name: 'Anna', age: 34, common_interests: 2 });
const bea = aCard({ id: 'Beatrix000', name: 'Bea', age: 31 });
const cleo = aCard({ id: 'Cleo000000', name: 'Cleo', age: 29 });

const aGame = (changes: Partial<SwipeGame> = {}): SwipeGame => ({
  card: anna,
  next: bea,
  likes_left: 4,
  resets_at: null,
  match: false,
  undoable_id: null,
  ...changes,
});

const open = (changes: Partial<SwipeGame> = {}, api = {}) =>
  renderScreen(<SwipeScreen />, {
    user: aUser(),
    path: '/swipe-game',
    route: '/swipe-game',
    api: {
      'GET /api/swipe-game.php': aGame(changes),
      'POST /api/swipe-game.php': aGame({ card: bea, next: cleo, likes_left: 3, undoable_id: anna.id }),
      ...api,
    },
  });

const findHeading = (name: string) => screen.findByRole('heading', { name });

/** Stands in for `PointerEvent`, which the test environment lacks. */
class FingerEvent extends MouseEvent {
  readonly pointerId = 1;
  readonly isPrimary = true;
}

beforeAll(() => Object.assign(window, { PointerEvent: FingerEvent }));

/** Touches the card, moves the finger sideways by `dx` px, and lifts it or cancels. */
async function swipeBy(dx: number, endEvent: 'pointerUp' | 'pointerCancel' = 'pointerUp'): Promise<void> {
  const card = (await screen.findByRole('article')).parentElement!;
  // The test environment lacks this method, too.
  card.setPointerCapture = () => undefined;
  fireEvent.pointerDown(card, { clientX: 100 });
  fireEvent.pointerMove(card, { clientX: 100 + dx });
  fireEvent[endEvent](card, { clientX: 100 + dx });
}

describe('SwipeScreen', () => {
  test('R-248 shows one card, which links to the profile', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', '/members/Anna000000');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('4 likes left')).toBeVisible();
  });

  test.each([
    ['Like Anna', 'like'],
    ['Pass on Anna', 'pass'],
  ])('R-248 the button "%s" shows the next card', async (button, action) => {
    const { person, api } = open();
    await person.click(await screen.findByRole('button', { name: button }));
    expect(await findHeading('Bea, 31')).toBeVisible();
    await waitFor(() => expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: 'Anna000000', action }]));
  });

  test.each([
    ['{ArrowRight}', 'like'],
    ['{ArrowLeft}', 'pass'],
  ])('R-248 the arrow key %s means %s, wherever the focus is', async (key, action) => {
    const { person, api } = open();
    await findHeading('Anna, 34');
    await person.keyboard(key);
    expect(await findHeading('Bea, 31')).toBeVisible();
    await waitFor(() => expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: 'Anna000000', action }]));
  });

  test('R-248 ignores arrow keys with a modifier key, and all other keys', async () => {
    const { person, api } = open();
    await findHeading('Anna, 34');
    await person.keyboard('{Alt>}{ArrowLeft}{/Alt}{ArrowUp}l');
    expect(await findHeading('Anna, 34')).toBeVisible();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([]);
  });

  test.each([
    [120, 'like'],
    [-120, 'pass'],
  ])('R-248 a swipe by %d px means %s', async (dx, action) => {
    const { api } = open();
    await swipeBy(dx);
    expect(await findHeading('Bea, 31')).toBeVisible();
    await waitFor(() => expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: 'Anna000000', action }]));
  });

  test('R-248 a short swipe, or one the page treats as scrolling, puts the card back', async () => {
    const { api } = open();
    await swipeBy(20);
    await swipeBy(200, 'pointerCancel');
    expect(await findHeading('Anna, 34')).toBeVisible();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([]);
  });

  test('R-248 an answered card flies off and is removed, and the card after the next one lies below', async () => {
    const { person, clock } = open();
    await person.click(await screen.findByRole('button', { name: 'Like Anna' }));
    await findHeading('Bea, 31');
    const getCardTexts = () => screen.queryAllByRole('article', { hidden: true }).map((card) => card.textContent);
    await waitFor(() =>
      expect(getCardTexts()).toEqual([expect.stringContaining('Cleo'), expect.stringContaining('Bea'), expect.stringContaining('Anna')]),
    );
    act(() => clock.advance(260));
    await waitFor(() => expect(getCardTexts()).toEqual([expect.stringContaining('Cleo'), expect.stringContaining('Bea')]));
  });

  test('R-248 announces the last action and the current member to screen readers', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Pass on Anna' }));
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('You passed on Anna.Shown now: Bea, 31'));
  });

  test('R-249 the undo button undoes the last pass', async () => {
    const { person, api } = open();
    expect(await screen.findByRole('button', { name: 'Undo the last pass' })).toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('button', { name: 'Pass on Anna' }));
    await findHeading('Bea, 31');
    api.reply({ 'POST /api/swipe-game.php': aGame() });
    await person.click(screen.getByRole('button', { name: 'Undo the last pass' }));
    expect(await findHeading('Anna, 34')).toBeVisible();
    expect(await screen.findByText('Anna is back.')).toBeInTheDocument();
  });

  test('R-249 without likes left, counts down to the next one and still allows passing', async () => {
    const { person, clock, api } = open({ likes_left: 0, resets_at: NOW_S + 3_661 });
    expect(await screen.findByRole('timer', { name: 'Time until your next like' })).toHaveTextContent('01:01:01');
    act(() => clock.advance(1_000));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('01:01:00'));
    await person.click(screen.getByRole('button', { name: 'Like Anna' }));
    expect(await screen.findByText('You have no like left for Anna yet.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Pass on Anna' }));
    expect(await findHeading('Bea, 31')).toBeVisible();
    await waitFor(() => expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: 'Anna000000', action: 'pass' }]));
  });

  test('R-249 likes are available again when the timer ends', async () => {
    const { clock, api } = open({ likes_left: 0, resets_at: NOW_S + 2 });
    await screen.findByRole('timer');
    api.reply({ 'GET /api/swipe-game.php': aGame({ likes_left: 1 }) });
    act(() => clock.advance(6_000));
    expect(await screen.findByText('1 like left')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('R-247 R-248 once everybody has been seen, suggests a next step, and the last pass can be undone', async () => {
    const { person, api } = open({ card: null, next: null, undoable_id: 'Anna000000' });
    expect(await findHeading('You’ve seen everyone for now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your matches' })).toHaveAttribute('href', '/match-finder');
    api.reply({ 'POST /api/swipe-game.php': aGame({ next: null }) });
    await person.click(screen.getByRole('button', { name: 'Undo the last pass' }));
    expect(await findHeading('Anna, 34')).toBeVisible();
  });

  test('R-168 offers a retry when the game cannot be loaded', async () => {
    const { person, api } = open({}, { 'GET /api/swipe-game.php': anError('validation') });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ 'GET /api/swipe-game.php': aGame() });
    await person.click(retryButton);
    expect(await findHeading('Anna, 34')).toBeVisible();
  });
});
