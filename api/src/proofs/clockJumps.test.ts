import { DAY_S } from '@rendezvous/shared/contract';
import { runDueJobs } from '../jobs/runDueJobs';
import { expectBooksBalance } from '../matrices/expectSurvival';
import { createMemoryCache } from '../ports/cache/createMemoryCache';
import { aConversation } from '../testing/aConversation';
import { testApi } from '../testing/testApi';

const api = testApi();
test('R-409 a clock that jumps back a day: sessions hold, messages keep their order, the books balance', async () => {
  const { mine, id, send } = await aConversation(api);
  await send({ body: 'Before' });
  api.ports.clock.advance(-DAY_S);
  expect((await send({ body: 'After' })).status).toBe(200);
  const { messages } = (await mine.get('/api/chat.php', { conversation: id })).body;
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['First', 'Before', 'After']);
  expect((await mine.get('/api/user.php')).body.user).not.toBeNull();
  expect((await mine.get('/api/chats.php')).body.chats[0].last_message.preview).toBe('After');
  await expectBooksBalance(api.db);
});

test('R-366 R-409 a limit reached while the clock was ahead locks nobody out once the clock is back', async () => {
  const cache = createMemoryCache();
  const [now, aheadTime] = [api.now(), api.now() + 30 * DAY_S];
  for (let call = 0; call < 9; call += 1) await cache.hit('login', 900, aheadTime);
  expect(await cache.hit('login', 900, now)).toEqual({ calls: 1, endsAt: now + 900 });
});

test('R-405 R-409 jobs run when they are due: earlier after a jump forward, later after a jump back, never twice', async () => {
  const recipient = 'clock@example.org';
  const complain = () =>
    api.visitor.post('/api/complaint.php', { category: 'other', email: recipient, description: 'The clock is not right at all.' });
  const countSentMails = () => api.ports.sentMails.filter((mail) => mail.recipient === recipient).length;
  await complain();
  api.ports.clock.advance(-DAY_S);
  while ((await runDueJobs(api.app)) > 0);
  expect(countSentMails()).toBe(0);
  api.ports.clock.advance(40 * DAY_S);
  while ((await runDueJobs(api.app)) > 0);
  expect(countSentMails()).toBe(1);
  api.ports.clock.advance(-40 * DAY_S);
  while ((await runDueJobs(api.app)) > 0);
  expect(countSentMails()).toBe(1);
});

test('R-154 R-404 R-409 the time bonus ends at the same moment whatever the clock does meanwhile', async () => {
  const client = await api.as(await api.aMember());
  const requestTimeBonus = () => client.get('/api/discountcode.php', { code: 'TIMEBONUS25' });
  const { expires } = (await requestTimeBonus()).body.discountcode;
  api.ports.clock.advance(-DAY_S);
  expect((await requestTimeBonus()).body.discountcode.expires).toBe(expires);
  api.ports.clock.advance(2 * DAY_S);
  expect((await requestTimeBonus()).body.error.code).toBe('code_expired');
  api.ports.clock.advance(-DAY_S);
  expect((await requestTimeBonus()).body.discountcode.expires).toBe(expires);
});

test('R-377 R-409 a member active while the clock was ahead is not online until that time', async () => {
  const member = await api.aMember();
  const client = await api.as(member);
  const findLastActive = async () =>
    (await api.db.selectFrom('members').select('last_active_at').where('id', '=', member.id).executeTakeFirstOrThrow()).last_active_at;
  api.ports.clock.advance(DAY_S);
  await client.get('/api/user.php');
  expect(await findLastActive()).toBe(api.now());
  api.ports.clock.advance(-DAY_S);
  await client.get('/api/user.php');
  expect(await findLastActive()).toBe(api.now());
});

test('R-179 R-409 a jump beyond the lifetime of a session requires a new login; when the clock is back, the session is valid again', async () => {
  const client = await api.as(await api.aMember());
  api.ports.clock.advance(31 * DAY_S);
  expect((await client.get('/api/user.php')).body.user).toBeNull();
  api.ports.clock.advance(-31 * DAY_S);
  expect((await client.get('/api/user.php')).body.user).not.toBeNull();
});
