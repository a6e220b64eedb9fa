import Fastify from 'fastify';
import { testApi } from '../testing/testApi';
import { sessionPlugin } from './session';

const api = testApi();
const loadUser = async (client: Awaited<ReturnType<typeof api.as>>) => (await client.get('/api/user.php')).body.user;

test('R-366 an unknown or made-up token belongs to nobody', async () => {
  expect(await loadUser(api.visitor.withCookies({ 'auth.session': 'made-up' }))).toBeNull();
});

test.each(['blocked', 'pending_deletion', 'deleted'] as const)('R-215 a member who is %s has no session', async (status) => {
  const anna = await api.aMember();
  const client = await api.as(anna);
  await api.db.updateTable('members').set({ status, deletes_at: null }).where('id', '=', anna.id).execute();
  expect(await loadUser(client)).toBeNull();
});

test('R-377 activity is written at most once in five minutes', async () => {
  const anna = await api.aMember();
  const client = await api.as(anna);
  const findLastActive = async () =>
    (await api.db.selectFrom('members').select('last_active_at').where('id', '=', anna.id).executeTakeFirstOrThrow()).last_active_at;
  const start = await findLastActive();
  api.ports.clock.advance(299);
  await loadUser(client);
  expect(await findLastActive()).toBe(start);
  api.ports.clock.advance(1);
  await loadUser(client);
  expect(await findLastActive()).toBe(start + 300);
});

test('R-399 a route that does not say who may call it cannot be added', async () => {
  const app = Fastify();
  await app.register(sessionPlugin);
  expect(() => app.get('/api/careless.php', async () => ({}))).toThrow('does not say who may call it');
  await app.close();
});
