import type { SwipeGame } from '@rendezvous/shared/contract';
import { SafetyStore } from '@rendezvous/shared/safety';
import { aCard, anError, aStore, aUser, settled } from '@rendezvous/shared/testing';
import { likingOf } from './LikingStore';
import { SwipeStore } from './SwipeStore';

const [anna, bea, cleo, dora] = ['Anna', 'Bea', 'Cleo', 'Dora'].map((name) => aCard({ id: name.padEnd(10, '0'), name })) as [
  ReturnType<typeof aCard>,
  ReturnType<typeof aCard>,
  ReturnType<typeof aCard>,
  ReturnType<typeof aCard>,
];

const aGame = (changes: Partial<SwipeGame> = {}): SwipeGame => ({
  card: anna,
  next: bea,
  likes_left: 4,
  resets_at: null,
  match: false,
  undoable_id: null,
  ...changes,
});

async function setUp(api = {}, changes: Partial<SwipeGame> = {}) {
  const setup = aStore({ user: aUser(), api: { 'GET /api/swipe-game.php': aGame(changes), ...api } });
  const safety = new SafetyStore();
  const swipe = new SwipeStore(setup.store, safety);
  await swipe.load();
  return { ...setup, swipe, safety };
}

describe('SwipeStore', () => {
  test('R-248 shows the next card before the server replies', async () => {
    const { swipe, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, next: cleo, undoable_id: anna.id }) });
    expect(swipe.answer('pass')).toBe(true);
    expect(swipe.cards).toEqual([bea]);
    await settled();
    expect(swipe.cards).toEqual([bea, cleo]);
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: anna.id, action: 'pass' }]);
  });

  test('R-233 a member who was just hidden is no longer shown, and returns when unhidden', async () => {
    const { swipe, safety } = await setUp();
    safety.avoid(anna.id);
    expect(swipe.card).toBe(bea);
    safety.show(anna.id);
    expect(swipe.card).toBe(anna);
  });

  test('R-248 sends quick swipes to the server one after the other, and shows no card twice', async () => {
    const replies = [aGame({ card: bea, next: cleo }), aGame({ card: cleo, next: dora })];
    const { swipe, api } = await setUp({ 'POST /api/swipe-game.php': () => replies.shift() ?? aGame() });
    swipe.answer('pass');
    swipe.answer('like');
    expect(swipe.card).toBeUndefined();
    expect(swipe.isWaiting).toBe(true);
    await settled();
    expect(api.calls('POST /api/swipe-game.php').map(({ profile_id }) => profile_id)).toEqual([anna.id, bea.id]);
    expect(swipe.cards).toEqual([cleo, dora]);
    expect(swipe.isWaiting).toBe(false);
  });

  test('R-249 a like counts at once and is added to the given likes', async () => {
    const { swipe, store } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, likes_left: 3 }) });
    swipe.answer('like');
    expect(swipe.likesLeft).toBe(3);
    expect(store.likes.given.map(({ id }) => id)).toEqual([anna.id]);
    expect(likingOf(store).isLiked(anna)).toBe(true);
    await settled();
    expect(swipe.likesLeft).toBe(3);
  });

  test('R-249 without likes left, only passing works, and the reason is reported', async () => {
    const { swipe, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea }) }, { likes_left: 0, resets_at: 1 });
    expect(swipe.answer('like')).toBe(false);
    expect(swipe.news).toMatchObject({ kind: 'limit', card: anna });
    expect(swipe.answer('pass')).toBe(true);
    await settled();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: anna.id, action: 'pass' }]);
  });

  test('R-249 the last pass can be undone once, which brings its card back', async () => {
    const { swipe, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, next: cleo, undoable_id: anna.id }) });
    swipe.answer('pass');
    await settled();
    api.reply({ 'POST /api/swipe-game.php': aGame({ card: anna, next: bea }) });
    swipe.undo();
    await settled();
    expect(swipe.cards).toEqual([anna, bea]);
    expect(swipe.news).toMatchObject({ kind: 'back', card: anna });
    swipe.undo();
    await settled();
    expect(api.calls('POST /api/swipe-game.php').map(({ action }) => action)).toEqual(['pass', 'undo']);
  });

  test('R-249 undo pressed twice in quick succession undoes one pass', async () => {
    const { swipe, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: dora, next: anna }) }, { undoable_id: dora.id });
    swipe.undo();
    swipe.undo();
    await settled();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: dora.id, action: 'undo' }]);
  });

  test('R-249 a pass of an earlier visit can be undone', async () => {
    const { swipe, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: dora, next: anna }) }, { undoable_id: dora.id });
    swipe.undo();
    await settled();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: dora.id, action: 'undo' }]);
    expect(swipe.card).toEqual(dora);
  });

  test('R-249 reverts a like the server refuses and reloads the game', async () => {
    const { swipe, api, store } = await setUp({ 'POST /api/swipe-game.php': anError('like_limit') });
    api.reply({ 'GET /api/swipe-game.php': aGame({ likes_left: 0, resets_at: 5 }) });
    swipe.answer('like');
    await settled();
    expect(swipe.card).toEqual(anna);
    expect(swipe.resetsAt).toBe(5);
    expect(store.likes.given).toEqual([]);
    expect(store.toasts.items).toMatchObject([{ content: { code: 'like_limit' } }]);
  });

  test('R-249 keeps the card when a pass cannot be sent', async () => {
    const { swipe, api } = await setUp();
    api.online = false;
    swipe.answer('pass');
    await settled();
    expect(swipe.card).toEqual(anna);
    expect(swipe.isLoaded).toBe(true);
  });

  test('R-245 a mutual like opens the match modal', async () => {
    const { swipe, store } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, likes_left: 0, match: true }) });
    swipe.answer('like');
    await settled();
    expect(store.overlays.payload('match')).toEqual({ profileId: anna.id });
  });

  test.each([
    ['the last like is given', 'like', { card: bea, likes_left: 0 }, true],
    ['nobody is left', 'pass', { card: null, next: null }, true],
    ['likes and members are left', 'like', { card: bea, likes_left: 2 }, false],
    ['somebody is passed without a like left', 'pass', { card: bea, likes_left: 0 }, false],
  ] as const)('R-250 when %s, a member who likes the player may be offered: %4$s', async (_condition, answer, changes, isOffered) => {
    const { swipe, store } = await setUp({ 'POST /api/swipe-game.php': aGame(changes) });
    swipe.answer(answer);
    await settled();
    expect(store.overlays.isOpen('match')).toBe(isOffered);
    expect(store.overlays.payload('match')).toEqual(isOffered ? {} : undefined);
  });

  test('R-168 a game that cannot be loaded reports the reason', async () => {
    const { swipe } = await setUp({ 'GET /api/swipe-game.php': anError('validation') });
    expect(swipe.error).toMatchObject({ code: 'validation' });
    expect(swipe.answer('like')).toBe(false);
  });
});
