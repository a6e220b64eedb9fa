import type { MemberTraits, TestMember } from '../testing/aMember';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/swipe-game.php';
const HOUR_S = 3_600;

/** A separate country for each test, because the game shows the member's own country first. */
const COUNTRIES = ['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL', 'DK', 'FI', 'NO', 'SE'];

async function aGame(cardCount: number, traits: MemberTraits = {}) {
  const country = COUNTRIES.pop() ?? 'GB';
  const me = await api.aMember({ profile: { gender: 'male', country } });
  const cards: TestMember[] = [];
  for (let turn = 0; turn < cardCount; turn += 1) cards.push(await api.aMember({ ...traits, photo: true, profile: { country } }));
  return { me, client: await api.as(me), cards };
}

const move = (client: TestClient, action: string, profile_id: string) => client.post(PATH, { action, profile_id });

test('R-248 one card at a time: a liked or passed member does not come up again', async () => {
  const { client, cards } = await aGame(3);
  const seenIds = [];
  for (const action of ['like', 'pass', 'like']) {
    const { card } = (await client.get(PATH)).body;
    seenIds.push(card.id);
    await move(client, action, card.id);
  }
  expect(seenIds.sort()).toEqual(cards.map(({ id }) => id).sort());
  const next = (await client.get(PATH)).body.card;
  expect(seenIds).not.toContain(next?.id);
});

test('R-248 the next card comes along with the current one, the member’s own country first, and nobody twice', async () => {
  const { me, client, cards } = await aGame(2);
  const { card, next } = (await client.get(PATH)).body;
  expect([card.id, next.id].sort()).toEqual(cards.map(({ id }) => id).sort());
  const { body } = await move(client, 'pass', card.id);
  expect(body.card.id).toBe(next.id);
  expect([card.id, next.id, me.id]).not.toContain(body.next?.id);
});

test('R-249 after four likes the fifth is refused until 24 hours after the first; passes are unlimited', async () => {
  const { client, cards } = await aGame(6);
  const start = api.now();
  const getClientAt = (seconds: number) => client.withHeaders({ 'x-test-clock': String(seconds) });
  for (const [turn, { id }] of cards.slice(0, 4).entries()) {
    const { body } = await move(getClientAt(turn * HOUR_S), 'like', id);
    expect(body).toMatchObject({ likes_left: 3 - turn, resets_at: turn === 3 ? start + 24 * HOUR_S : null });
  }
  const [, , , , fifthId, sixthId] = cards.map(({ id }) => id);
  const rejectedLike = await move(getClientAt(4 * HOUR_S), 'like', fifthId ?? '');
  expect(rejectedLike.status).toBe(429);
  expect(rejectedLike.body.error).toMatchObject({ code: 'like_limit', params: { seconds: 20 * HOUR_S } });
  expect(rejectedLike.headers['retry-after']).toBe(String(20 * HOUR_S));
  expect((await move(getClientAt(4 * HOUR_S), 'pass', sixthId ?? '')).status).toBe(200);
  expect((await move(getClientAt(24 * HOUR_S), 'like', fifthId ?? '')).body).toMatchObject({
    likes_left: 0,
    resets_at: start + 25 * HOUR_S,
  });
});

test('R-249 the limit is the same for premium members, and for five likes at once', async () => {
  const { me, client, cards } = await aGame(5);
  await api.db.updateTable('members').set({ paid: true }).where('id', '=', me.id).execute();
  const answers = await Promise.all(cards.map(({ id }) => move(client, 'like', id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
});

test('R-249 a repeated like counts once', async () => {
  const { client, cards } = await aGame(1);
  const id = cards[0]?.id ?? '';
  await move(client, 'like', id);
  expect((await move(client, 'like', id)).body.likes_left).toBe(3);
});

test('R-246 likes in the game do not count toward the 100 a day', async () => {
  const { me, client, cards } = await aGame(2);
  const otherMembers = await Promise.all(Array.from({ length: 99 }, () => api.aMember()));
  const rows = otherMembers.map(({ id }) => ({ liker_id: me.id, liked_id: id, created_at: api.now() }));
  await api.db.insertInto('likes').values(rows).execute();
  const [firstId, secondId] = cards.map(({ id }) => id);
  await move(client, 'like', firstId ?? '');
  expect((await client.post('/api/like.php', { profile_id: secondId })).status).toBe(200);
  expect((await client.post('/api/like.php', { profile_id: (await api.aMember()).id })).body.error.code).toBe('like_limit');
});

test('R-245 a mutual like is a match', async () => {
  const { me, client, cards } = await aGame(1);
  const id = cards[0]?.id ?? '';
  await api.db.insertInto('likes').values({ liker_id: id, liked_id: me.id, created_at: api.now() }).execute();
  expect((await move(client, 'like', id)).body.match).toBe(true);
  expect((await client.get('/api/likes.php')).body.profiles[0]).toMatchObject({ id, match: true });
});

test('R-249 the last pass can be undone once, and its card comes first again', async () => {
  const { client, cards } = await aGame(3);
  const [firstId, secondId] = cards.map(({ id }) => id);
  await move(client, 'pass', firstId ?? '');
  const passResponse = await move(client, 'pass', secondId ?? '');
  expect(passResponse.body.undoable_id).toBe(secondId);
  expect((await move(client, 'undo', firstId ?? '')).status).toBe(409);
  const undoResponse = await move(client, 'undo', secondId ?? '');
  expect(undoResponse.body).toMatchObject({ undoable_id: null, card: { id: secondId } });
  expect((await move(client, 'undo', secondId ?? '')).status).toBe(409);
});

test('R-249 a like cannot be undone', async () => {
  const { client, cards } = await aGame(1);
  await move(client, 'like', cards[0]?.id ?? '');
  expect((await move(client, 'undo', cards[0]?.id ?? '')).body.error.code).toBe('conflict');
});

test('R-251 R-261 fictional and invisible members never appear as a card', async () => {
  for (const traits of [{ fictional: true }, { invisible: true }]) {
    const { client, cards } = await aGame(2, traits);
    const ids = cards.map(({ id }) => id);
    expect(ids).not.toContain((await client.get(PATH)).body.card?.id);
  }
});

test('R-407 a fictional profile cannot like anybody', async () => {
  const client = await api.as(await api.aMember({ fictional: true }));
  const target = await api.aMember();
  expect((await move(client, 'like', target.id)).status).toBe(404);
  expect((await client.post('/api/like.php', { profile_id: target.id })).status).toBe(404);
});

test('R-365 R-239 R-363 the game needs a session, a visible member and a known action', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await move(api.visitor, 'pass', 'Nobody1234567890')).body.authentication_required).toBe(true);
  const { me, client } = await aGame(0);
  expect((await move(client, 'pass', 'Nobody1234567890')).status).toBe(404);
  expect((await move(client, 'pass', me.id)).status).toBe(404);
  expect((await move(client, 'superlike', me.id)).status).toBe(422);
});
