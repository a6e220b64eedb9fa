import { randomUUID } from 'node:crypto';
import { testApi } from '../testing/testApi';
import type { TestClient } from '../testing/TestClient';

const api = testApi();

const readVersions = async (id: string) => {
  const { member_id: _id, ...counters } = await api.db
    .selectFrom('change_counters')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  return counters;
};

type Step = (myClient: TestClient, other: { id: string }, conversation: string, message: string) => Promise<{ status: number }>;

const buildMessage = (to: object) => ({ type: 'text', body: 'Hello', client_id: randomUUID(), ...to });

const STEPS: [title: string, step: Step, myCounters: string[], theirCounters: string[]][] = [
  ['a message', (mine, _other, conversation) => mine.post('/api/chat.php', buildMessage({ conversation })), ['user', 'chats'], ['chats']],
  ['reading', (mine, _other, conversation, id) => mine.put('/api/chat.php', { conversation, read_up_to: id }), ['chats'], []],
  ['deleting a chat', (mine, _other, conversation) => mine.delete('/api/chat.php', { conversation }), ['chats'], []],
  ['a like', (mine, other) => mine.post('/api/like.php', { profile_id: other.id }), ['likes'], ['likes']],
  ['clearing a new mark', (mine, other) => mine.put('/api/likes.php', { id: other.id }), ['likes'], []],
  ['editing the profile', (mine) => mine.put('/api/profile.php', { hair_color: 'red' }), ['user'], []],
];

test.each(STEPS)('decision 015: %s increments the counters of the members who see it', async (_title, step, myCounters, theirCounters) => {
  const [me, other] = [await api.aMember({ credits: 5 }), await api.aMember({ credits: 5 })];
  const [mine, theirs] = [await api.as(me), await api.as(other)];
  await theirs.post('/api/like.php', { profile_id: me.id });
  const { body } = await theirs.post('/api/chat.php', buildMessage({ profile_id: me.id }));
  const versionsBefore = [await readVersions(me.id), await readVersions(other.id)] as const;
  expect((await step(mine, other, body.conversation.id, body.message.id)).status).toBe(200);
  const versionsAfter = [await readVersions(me.id), await readVersions(other.id)] as const;
  const listIncremented = ([from, to]: [(typeof versionsBefore)[0], (typeof versionsBefore)[0]]) =>
    (['user', 'chats', 'likes'] as const).filter((kind) => to[`${kind}_version`] > from[`${kind}_version`]);
  expect(listIncremented([versionsBefore[0], versionsAfter[0]])).toEqual(myCounters);
  expect(listIncremented([versionsBefore[1], versionsAfter[1]])).toEqual(theirCounters);
});

test('decision 015: a like that changes nothing increments no counters', async () => {
  const [me, other] = [await api.aMember(), await api.aMember()];
  const client = await api.as(me);
  await client.post('/api/like.php', { profile_id: other.id });
  const versionsBefore = await readVersions(other.id);
  await client.post('/api/like.php', { profile_id: other.id });
  expect(await readVersions(other.id)).toEqual(versionsBefore);
});
