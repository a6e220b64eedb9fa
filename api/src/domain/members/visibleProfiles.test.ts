import { randomUUID } from 'node:crypto';
import type { MemberTraits } from '../../testing/aMember';
import type { TestClient } from '../../testing/TestClient';
import { testApi } from '../../testing/testApi';

const api = testApi();

type Between = 'nothing' | 'blocked by me' | 'blocked by the other';

interface Hidden {
  why: string;
  traits?: MemberTraits;
  between?: Between;
}

const HIDDEN: Hidden[] = [
  { why: 'invisible', traits: { invisible: true } },
  { why: 'not confirmed', traits: { status: 'not_confirmed', profile: { status: 'disabled' } } },
  { why: 'blocked by moderation', traits: { status: 'blocked' } },
  { why: 'about to be deleted', traits: { status: 'pending_deletion' } },
  { why: 'deleted', traits: { status: 'deleted' } },
  { why: 'without an active profile', traits: { profile: { status: 'disabled' } } },
  { why: 'with a hidden profile', traits: { profile: { status: 'hidden' } } },
  { why: 'a moderator', traits: { role: 'moderator' } },
  { why: 'blocked by me', between: 'blocked by me' },
  { why: 'blocking me', between: 'blocked by the other' },
];

/** A man who looks, and a woman with something that hides her; she has liked him and is liked by him. */
async function aPair({ traits = {}, between = 'nothing' }: Omit<Hidden, 'why'>) {
  const country = 'NZ';
  const me = await api.aMember({ credits: 5, profile: { gender: 'male', country } });
  const other = await api.aMember({ ...traits, photo: true, profile: { visitor_visible: true, country, ...traits.profile } });
  const at = api.now();
  await api.db
    .insertInto('likes')
    .values([
      { liker_id: me.id, liked_id: other.id, created_at: at },
      { liker_id: other.id, liked_id: me.id, created_at: at },
    ])
    .execute();
  if (between !== 'nothing') {
    const [blocker_id, blocked_id] = between === 'blocked by me' ? [me.id, other.id] : [other.id, me.id];
    await api.db.insertInto('blocks').values({ blocker_id, blocked_id, created_at: at }).execute();
  }
  return { client: await api.as(me), id: other.id };
}

const SURFACES: Record<string, (client: TestClient, id: string) => Promise<unknown>> = {
  search: async (client) => (await client.get('/api/search.php', { country: 'NZ' })).body.members,
  'similar members': async (client) => (await client.get('/api/search.php', { country: 'NZ', countryregion: 'AUK' })).body.similar,
  profile: async (client, id) => (await client.get('/api/member.php', { id })).body.profile ?? [],
  likes: async (client) => (await client.get('/api/likes.php')).body,
  'signup matches': async (client) => (await client.get('/api/signup-matches.php')).body.profiles,
};

describe.each(HIDDEN)('a member who is $why', ({ why: _why, ...hidden }) => {
  test.each(Object.keys(SURFACES))('R-226 R-239 R-261 is not shown in %s', async (surface) => {
    const { client, id } = await aPair(hidden);
    const seen = await SURFACES[surface]?.(client, id);
    expect(JSON.stringify(seen)).not.toContain(id);
  });

  test('R-239 cannot be liked or written to for the first time', async () => {
    const { client, id } = await aPair(hidden);
    await api.db.deleteFrom('likes').execute();
    const message = { profile_id: id, type: 'text', body: 'Hello', client_id: randomUUID() };
    expect((await client.post('/api/like.php', { profile_id: id })).status).toBeGreaterThanOrEqual(400);
    expect((await client.post('/api/chat.php', message)).status).toBeGreaterThanOrEqual(400);
    expect((await client.get('/api/chats.php')).body.chats).toEqual([]);
  });
});

test.each(Object.keys(SURFACES))('R-226 an ordinary member is shown in %s', async (surface) => {
  await api.db.updateTable('members').set({ invisible: true }).execute();
  const { client, id } = await aPair({});
  expect(JSON.stringify(await SURFACES[surface]?.(client, id))).toContain(id);
});

test('R-219 R-351 a visitor sees nobody of those either', async () => {
  const ids = [];
  for (const { why: _why, between, ...hidden } of HIDDEN) if (between === undefined) ids.push((await aPair(hidden)).id);
  const found = (await api.visitor.get('/api/search.php', { country: 'NZ' })).text;
  expect(ids.filter((id) => found.includes(id))).toEqual([]);
  for (const id of ids) expect((await api.visitor.get('/api/member.php', { id })).status).toBe(404);
});
