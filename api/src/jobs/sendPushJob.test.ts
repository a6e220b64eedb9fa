import { testApi } from '../testing/testApi';
import type { TestMember } from '../testing/aMember';
import { runDueJobs } from './runDueJobs';

const api = testApi();
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

async function subscribe(member: TestMember, browser: string): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/${browser}`;
  const { status } = await (await api.as(member)).post('/api/user.php?push=1', { subscription: { endpoint, keys } });
  expect(status).toBe(200);
  return endpoint;
}

const browsersOf = async ({ id }: TestMember): Promise<string[]> => {
  const rows = await api.db.selectFrom('push_subscriptions').select('endpoint').where('member_id', '=', id).execute();
  return rows.map(({ endpoint }) => endpoint);
};

let sends = 0;
async function sendTo(recipient: TestMember): Promise<void> {
  sends += 1;
  const client_id = `6f9619ff-8b86-4d01-b42d-${String(sends).padStart(12, '0')}`;
  const sender = await api.as(await api.aMember({ credits: 5, name: `sender${sends}` }));
  expect((await sender.post('/api/chat.php', { profile_id: recipient.id, type: 'text', body: 'A secret', client_id })).status).toBe(200);
}

beforeEach(() => void api.ports.pushed.splice(0));

test('R-374 R-082 a new message reaches every browser of its recipient, and says nothing of who or what', async () => {
  const anna = await api.aMember({ language: 'nl' });
  const endpoints = [await subscribe(anna, 'phone'), await subscribe(anna, 'laptop')];
  await sendTo(anna);
  await runDueJobs(api.app);
  expect(api.ports.pushed.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
  expect(api.ports.pushed[0]?.message).toEqual({
    title: 'Rendezvous',
    body: 'Je hebt een nieuw bericht',
    url: '/chats',
    topic: 'new_message',
  });
});

test('R-374 a like is told to the one who is liked only', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  await subscribe(anna, 'anna');
  await subscribe(bob, 'bob');
  await (await api.as(anna)).post('/api/like.php', { profile_id: bob.id });
  await runDueJobs(api.app);
  expect(api.ports.pushed.map(({ endpoint, message }) => [endpoint, message.url])).toEqual([['https://fcm.googleapis.com/bob', '/likes']]);
});

test('R-374 a browser that its push service no longer knows is forgotten', async () => {
  const anna = await api.aMember();
  const kept = await subscribe(anna, 'kept');
  await subscribe(anna, 'is-gone');
  await sendTo(anna);
  await runDueJobs(api.app);
  expect(await browsersOf(anna)).toEqual([kept]);
});

test('R-374 a browser that was taken out meanwhile, or a member who left, gets nothing', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  const endpoint = await subscribe(anna, 'anna-2');
  await subscribe(bob, 'bob-2');
  await sendTo(anna);
  await sendTo(bob);
  await (await api.as(anna)).delete('/api/user.php?push=1', { endpoint });
  await api.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', bob.id).execute();
  await runDueJobs(api.app);
  expect(api.ports.pushed).toEqual([]);
});

test('R-374 R-400 only the own browser can be taken out; the call needs a session and an address', async () => {
  const [anna, bob] = [await api.aMember(), await api.aMember()];
  const endpoint = await subscribe(anna, 'anna-3');
  expect((await (await api.as(bob)).delete('/api/user.php?push=1', { endpoint })).status).toBe(200);
  expect(await browsersOf(anna)).toEqual([endpoint]);
  expect((await api.visitor.delete('/api/user.php?push=1', { endpoint })).body.authentication_required).toBe(true);
  const own = await api.as(anna);
  expect((await own.delete('/api/user.php?push=1', { endpoint: 'ftp://x' })).status).toBe(422);
  expect((await own.delete('/api/user.php', { endpoint })).status).toBe(422);
  expect((await own.delete('/api/user.php?push=1', { endpoint })).body).toEqual({ subscribed: false });
  expect(await browsersOf(anna)).toEqual([]);
});
