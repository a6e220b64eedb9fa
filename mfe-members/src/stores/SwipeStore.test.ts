import type { SwipeGame } from '@rendezvous/shared/contract';
import { SafetyStore } from '@rendezvous/shared/safety';
import { aCard, anError, aStore, aUser, settled } from '@rendezvous/shared/testing';
import { getLikingStore } from './LikingStore';
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
  const swipeStore = new SwipeStore(setup.store, safety);
  await swipeStore.load();
  return { ...setup, swipeStore, safety };
}

describe('SwipeStore', () => {
  test('R-248 shows the next card before the server replies', async () => {
    const { swipeStore, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, next: cleo, undoable_id: anna.id }) });
    expect(swipeStore.answer('pass')).toBe(true);
    expect(swipeStore.cards).toEqual([bea]);
    await settled();
    expect(swipeStore.cards).toEqual([bea, cleo]);
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: anna.id, action: 'pass' }]);
  });

  test('R-233 a member who was just hidden is no longer shown, and returns when unhidden', async () => {
    const { swipeStore, safety } = await setUp();
    safety.avoid(anna.id);
    expect(swipeStore.card).toBe(bea);
    safety.show(anna.id);
    expect(swipeStore.card).toBe(anna);
  });

  test('R-248 sends quick swipes to the server one after the other, and shows no card twice', async () => {
    const replies = [aGame({ card: bea, next: cleo }), aGame({ card: cleo, next: dora })];
    const { swipeStore, api } = await setUp({ 'POST /api/swipe-game.php': () => replies.shift() ?? aGame() });
    swipeStore.answer('pass');
    swipeStore.answer('like');
    expect(swipeStore.card).toBeUndefined();
    expect(swipeStore.isWaiting).toBe(true);
    await settled();
    expect(api.calls('POST /api/swipe-game.php').map(({ profile_id }) => profile_id)).toEqual([anna.id, bea.id]);
    expect(swipeStore.cards).toEqual([cleo, dora]);
    expect(swipeStore.isWaiting).toBe(false);
  });

  test('R-249 a like counts at once and is added to the given likes', async () => {
    const { swipeStore, store } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, likes_left: 3 }) });
    swipeStore.answer('like');
    expect(swipeStore.likesLeft).toBe(3);
    expect(store.likes.given.map(({ id }) => id)).toEqual([anna.id]);
    expect(getLikingStore(store).isLiked(anna)).toBe(true);
    await settled();
    expect(swipeStore.likesLeft).toBe(3);
  });

  test('R-249 without likes left, only passing works, and the reason is reported', async () => {
    const { swipeStore, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea }) }, { likes_left: 0, resets_at: 1 });
    expect(swipeStore.answer('like')).toBe(false);
    expect(swipeStore.news).toMatchObject({ kind: 'limit', card: anna });
    expect(swipeStore.answer('pass')).toBe(true);
    await settled();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: anna.id, action: 'pass' }]);
  });

  test('R-249 the last pass can be undone once, which brings its card back', async () => {
    const { swipeStore, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, next: cleo, undoable_id: anna.id }) });
    swipeStore.answer('pass');
    await settled();
    api.reply({ 'POST /api/swipe-game.php': aGame({ card: anna, next: bea }) });
    swipeStore.undo();
    await settled();
    expect(swipeStore.cards).toEqual([anna, bea]);
    expect(swipeStore.news).toMatchObject({ kind: 'back', card: anna });
    swipeStore.undo();
    await settled();
    expect(api.calls('POST /api/swipe-game.php').map(({ action }) => action)).toEqual(['pass', 'undo']);
  });

  test('R-249 undo pressed twice in quick succession undoes one pass', async () => {
    const { swipeStore, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: dora, next: anna }) }, { undoable_id: dora.id });
    swipeStore.undo();
    swipeStore.undo();
    await settled();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: dora.id, action: 'undo' }]);
  });

  test('R-249 a pass of an earlier visit can be undone', async () => {
    const { swipeStore, api } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: dora, next: anna }) }, { undoable_id: dora.id });
    swipeStore.undo();
    await settled();
    expect(api.calls('POST /api/swipe-game.php')).toEqual([{ profile_id: dora.id, action: 'undo' }]);
    expect(swipeStore.card).toEqual(dora);
  });

  test('R-249 reverts a like the server refuses and reloads the game', async () => {
    const { swipeStore, api, store } = await setUp({ 'POST /api/swipe-game.php': anError('like_limit') });
    api.reply({ 'GET /api/swipe-game.php': aGame({ likes_left: 0, resets_at: 5 }) });
    swipeStore.answer('like');
    await settled();
    expect(swipeStore.card).toEqual(anna);
    expect(swipeStore.resetsAt).toBe(5);
    expect(store.likes.given).toEqual([]);
    expect(store.toasts.items).toMatchObject([{ content: { code: 'like_limit' } }]);
  });

  test('R-249 keeps the card when a pass cannot be sent', async () => {
    const { swipeStore, api } = await setUp();
    api.online = false;
    swipeStore.answer('pass');
    await settled();
    expect(swipeStore.card).toEqual(anna);
    expect(swipeStore.isLoaded).toBe(true);
  });

  test('R-245 a mutual like opens the match modal', async () => {
    const { swipeStore, store } = await setUp({ 'POST /api/swipe-game.php': aGame({ card: bea, likes_left: 0, match: true }) });
    swipeStore.answer('like');
    await settled();
    expect(store.overlays.getPayload('match')).toEqual({ profileId: anna.id });
  });

  test.each([
    ['the last like is given', 'like', { card: bea, likes_left: 0 }, true],
    ['nobody is left', 'pass', { card: null, next: null }, true],
    ['likes and members are left', 'like', { card: bea, likes_left: 2 }, false],
    ['somebody is passed without a like left', 'pass', { card: bea, likes_left: 0 }, false],
  ] as const)('R-250 when %s, a member who likes the player may be offered: %4$s', async (_condition, answer, changes, isOffered) => {
    const { swipeStore, store } = await setUp({ 'POST /api/swipe-game.php': aGame(changes) });
    swipeStore.answer(answer);
    await settled();
    expect(store.overlays.isOpen('match')).toBe(isOffered);
    expect(store.overlays.getPayload('match')).toEqual(isOffered ? {} : undefined);
  });

  test('R-168 a game that cannot be loaded reports the reason', async () => {
    const { swipeStore } = await setUp({ 'GET /api/swipe-game.php': anError('validation') });
    expect(swipeStore.error).toMatchObject({ code: 'validation' });
    expect(swipeStore.answer('like')).toBe(false);
  });
});
