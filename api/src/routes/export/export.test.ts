import { runDueJobs } from '../../jobs/runDueJobs';
import { aConversation } from '../../testing/aConversation';
import { aLogin, PASSWORD } from '../../testing/aLogin';
import { aPassword } from '../../testing/aPassword';
import { testApi } from '../../testing/testApi';
import type { TestClient } from '../../testing/TestClient';

const api = testApi();
const PATH = '/api/export.php';
const FILE = '/api/export-file.php';
const DAY = 86_400;

const order = (client: TestClient, password = PASSWORD) => client.post(PATH, { password });

/** Somebody who wrote, was answered and ordered their copy. */
async function aCopy() {
  const traits = { password_hash: await aPassword(PASSWORD), interests: ['tea' as const], profile: { about_me: 'I like the sea' } };
  const { me, partner, mine, theirs, send } = await aConversation(api, { me: traits });
  await send({ body: 'An answer' }, theirs);
  const { id } = (await order(mine)).body.export;
  await runDueJobs(api.app);
  return { me, partner, mine, theirs, id };
}

test('R-387 a copy is ordered, made by a job and read as a file', async () => {
  const { mine, id } = await aCopy();
  const { body } = await mine.get(PATH);
  expect(body.export).toEqual({ id, status: 'ready', created: api.now(), expires: api.now() + 7 * DAY });
  const file = await mine.get(FILE, { id });
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
});

test('R-387 it holds what the member gave and did, and nothing that opens a door', async () => {
  const { me, partner, mine, id } = await aCopy();
  const { body, text } = await mine.get(FILE, { id });
  expect(body.account[0]).toMatchObject({ id: me.id, email: me.email });
  expect(body.profile[0]).toMatchObject({ about_me: 'I like the sea' });
  expect(body.interests).toMatchObject([{ interest: 'tea' }]);
  expect(body.messages.map(({ body: words, mine: own }: { body: string; mine: boolean }) => [words, own])).toEqual([
    ['First', true],
    ['An answer', false],
  ]);
  expect(body.credits).toMatchObject([{ remaining: 99 }]);
  expect(text).toContain(partner.name);
  expect(text).not.toContain(partner.email);
  expect(text).not.toMatch(/argon2|token_hash|password/);
});

test('R-272 R-387 what others wrote more than 90 days ago stays hidden, the own words do not', async () => {
  const { me } = await aCopy();
  api.ports.clock.advance(91 * DAY);
  const mine = await api.as(me);
  const { id } = (await order(mine)).body.export;
  await runDueJobs(api.app);
  const { messages } = (await mine.get(FILE, { id })).body;
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['First']);
});

test('R-387 one copy a day: a second order finds the first', async () => {
  const { me, mine, id } = await aCopy();
  expect((await order(mine)).body.export.id).toBe(id);
  api.ports.clock.advance(DAY);
  expect((await order(await api.as(me))).body.export).toMatchObject({ status: 'pending' });
});

test('R-405 a copy is gone after seven days', async () => {
  const { me, id } = await aCopy();
  api.ports.clock.advance(7 * DAY);
  const mine = await api.as(me);
  expect((await mine.get(PATH)).body).toEqual({ export: null });
  expect((await mine.get(FILE, { id })).status).toBe(404);
});

test('R-400 somebody else’s copy is not found', async () => {
  const { theirs, id } = await aCopy();
  expect((await theirs.get(FILE, { id })).status).toBe(404);
  expect((await theirs.get(PATH)).body).toEqual({ export: null });
});

test('R-363 R-365 the password is asked for again, and a session is needed', async () => {
  const { client } = await aLogin(api);
  expect((await order(client, 'wrong')).body.error.fields).toEqual({ password: 'old_password_wrong' });
  expect((await client.post(PATH)).status).toBe(422);
  expect((await client.get(FILE, { id: 'x' })).status).toBe(422);
  for (const answer of [await order(api.visitor), await api.visitor.get(PATH), await api.visitor.get(FILE, { id: 'Somebody0000000' })]) {
    expect(answer.body.authentication_required).toBe(true);
  }
});
