import { randomUUID } from 'node:crypto';
import { findMissedMessages } from '../chat/sqlMessages';
import { aConversation } from '../testing/aConversation';
import type { MemberTraits } from '../testing/aMember';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();

type Relation = 'nothing' | 'blocked by me' | 'blocked by the other' | 'reported by me' | 'reported by the other';

interface HiddenCase {
  why: string;
  traits?: MemberTraits;
  relation?: Relation;
}

const HIDDEN_CASES: HiddenCase[] = [
  { why: 'invisible', traits: { invisible: true } },
  { why: 'not confirmed', traits: { status: 'not_confirmed', profile: { status: 'disabled' } } },
  { why: 'blocked by moderation', traits: { status: 'blocked' } },
  { why: 'about to be deleted', traits: { status: 'pending_deletion' } },
  { why: 'deleted', traits: { status: 'deleted' } },
  { why: 'without an active profile', traits: { profile: { status: 'disabled' } } },
  { why: 'with a hidden profile', traits: { profile: { status: 'hidden' } } },
  { why: 'a moderator', traits: { role: 'moderator' } },
  { why: 'blocked by me', relation: 'blocked by me' },
  { why: 'blocking me', relation: 'blocked by the other' },
  { why: 'reported by me', relation: 'reported by me' },
  { why: 'reporting me', relation: 'reported by the other' },
];

/** A male viewer, and a woman hidden by the given traits or block; they like each other. */
async function aPair({ traits = {}, relation = 'nothing' }: Omit<HiddenCase, 'why'>) {
  const country = 'NZ';
  const me = await api.aMember({ credits: 5, profile: { gender: 'male', country } });
  const other = await api.aMember({ ...traits, photo: true, profile: { visitor_visible: true, country, ...traits.profile } });
  const likedAt = api.now();
  await api.db
    .insertInto('likes')
    .values([
      { liker_id: me.id, liked_id: other.id, created_at: likedAt },
      { liker_id: other.id, liked_id: me.id, created_at: likedAt },
    ])
    .execute();
  if (relation !== 'nothing') {
    const [blocker_id, blocked_id] = relation.endsWith('by me') ? [me.id, other.id] : [other.id, me.id];
    const isReported = relation.startsWith('reported');
    await api.db.insertInto('blocks').values({ blocker_id, blocked_id, reported: isReported, created_at: likedAt }).execute();
  }
  return { client: await api.as(me), id: other.id };
}

type Surface = (client: TestClient, id: string) => Promise<{ status: number; text: string }>;

const createFirstMessage = (id: string) => ({ profile_id: id, client_id: randomUUID() });

/** Calls whose response could show a member; conversations are tested separately. */
const SURFACES: Record<string, Surface> = {
  search: (client) => client.get('/api/search.php', { country: 'NZ' }),
  'similar members': (client) => client.get('/api/search.php', { country: 'NZ', countryregion: 'AUK' }),
  profile: (client, id) => client.get('/api/member.php', { id }),
  likes: (client) => client.get('/api/likes.php'),
  'signup matches': (client) => client.get('/api/signup-matches.php'),
  'auto-like': async (client, id) => {
    await api.db.deleteFrom('likes').where('liked_id', '=', id).execute();
    return client.get('/api/auto-like.php');
  },
  'swipe game': async (client) => {
    await api.db.deleteFrom('likes').execute();
    return client.get('/api/swipe-game.php');
  },
  'a move of the swipe game': (client, id) => client.post('/api/swipe-game.php', { profile_id: id, action: 'like' }),
  'match finder': (client) => {
    const answers = { gender: 'female', min_age: 18, max_age: 99, region: null, distance: null, interests: [] };
    return client.put('/api/match-finder.php', answers);
  },
  icebreakers: (client, id) => client.get('/api/icebreakers.php', { profile_id: id }),
  like: (client, id) => client.post('/api/like.php', { profile_id: id }),
  'taking a like back': (client, id) => client.delete('/api/like.php', { profile_id: id }),
  'first message': (client, id) => client.post('/api/chat.php', { ...createFirstMessage(id), type: 'text', body: 'Hello' }),
  'first gift': (client, id) => client.post('/api/chat.php', { ...createFirstMessage(id), type: 'gift', gift: 'rose' }),
};

/** Surfaces that name a member: for an ordinary member, the response contains the id. */
const NAMING_SURFACES = Object.keys(SURFACES).filter(
  (surface) => !['a move of the swipe game', 'icebreakers', 'first message', 'first gift'].includes(surface),
);

describe.each(HIDDEN_CASES)('a member who is $why', ({ why: _why, ...hiddenCase }) => {
  test.each(Object.keys(SURFACES))('R-226 R-239 R-261 is not shown in: %s', async (surface) => {
    const { client, id } = await aPair(hiddenCase);
    const answer = await SURFACES[surface]?.(client, id);
    expect(answer?.text).not.toContain(id);
    const isList = answer?.status === 200;
    if (isList) expect(answer.text).not.toContain('"message"');
    else expect(['not_found', 'blocked_by_member', 'blocked_by_me', 'member_gone']).toContain(JSON.parse(answer?.text ?? '').error.code);
  });

  test('R-239 gets no new conversation from a first message', async () => {
    const { client, id } = await aPair(hiddenCase);
    await SURFACES['first message']?.(client, id);
    expect((await client.get('/api/chats.php')).body.chats).toEqual([]);
  });
});

test.each(NAMING_SURFACES)('R-226 an ordinary member is shown in: %s', async (surface) => {
  await api.db.updateTable('members').set({ invisible: true }).execute();
  const { client, id } = await aPair({});
  expect((await SURFACES[surface]?.(client, id))?.text).toContain(id);
});

test('R-259 a block closes an open conversation for both, wherever it would show', async () => {
  const { me, partner, mine, theirs, id, send } = await aConversation(api);
  const { message } = (await send({ body: 'Hello' })).body;
  await api.db.insertInto('blocks').values({ blocker_id: me.id, blocked_id: partner.id, created_at: api.now() }).execute();
  for (const [client, code] of [
    [mine, 'blocked_by_me'],
    [theirs, 'blocked_by_member'],
  ] as const) {
    expect((await client.get('/api/chats.php')).body.chats).toEqual([]);
    expect((await client.get('/api/chat.php', { conversation: id })).body.error.code).toBe(code);
    expect((await client.post('/api/typing.php', { conversation: id })).body.error.code).toBe(code);
  }
  expect((await send({ body: 'Again' })).body.error.code).toBe('blocked_by_me');
  expect((await send({ type: 'gift', gift: 'rose' }, theirs)).body.error.code).toBe('blocked_by_member');
  expect(await findMissedMessages(api.db, partner.id, { after: message.id, since: 0 })).toEqual([]);
});

test('R-219 R-351 a visitor sees none of these members either', async () => {
  const ids = [];
  for (const { why: _why, relation, ...hiddenCase } of HIDDEN_CASES) if (relation === undefined) ids.push((await aPair(hiddenCase)).id);
  const responseText = (await api.visitor.get('/api/search.php', { country: 'NZ' })).text;
  expect(ids.filter((id) => responseText.includes(id))).toEqual([]);
  for (const id of ids) expect((await api.visitor.get('/api/member.php', { id })).status).toBe(404);
});
