import { DAY_S } from '@rendezvous/shared/contract';
import { hashPassword } from '../testing/aLogin';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/user.php';

test('R-371 a visitor gets a null user with 200', async () => {
  expect(await api.visitor.get(PATH)).toMatchObject({ status: 200, body: { user: null } });
});

test('R-371 a member gets their credits, status and profile', async () => {
  const anna = await api.aMember({ credits: 7, profile: { date_of_birth: '1990-05-17' } });
  const { status, body } = await (await api.as(anna)).get(PATH);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: anna.id, status: 'active', credits: 7, paid_user: false, free_conversations_left: 2 });
  expect(body.user.profile).toMatchObject({ name: anna.name, date_of_birth: '1990-05-17', main_image: null });
});

test('decision 015: an unchanged poll returns 304, and a change returns the new data', async () => {
  const client = await api.as(await api.aMember());
  const { headers } = await client.get(PATH);
  const cachingClient = client.withHeaders({ 'if-none-match': String(headers['etag']) });
  expect((await cachingClient.get(PATH)).status).toBe(304);
  await client.put(PATH, { language: 'sv' });
  expect((await cachingClient.get(PATH)).body.user.language).toBe('sv');
});

test('R-373 the chosen language is saved; another value is refused', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH, { language: 'nl' })).body.user.language).toBe('nl');
  expect(await client.put(PATH, { language: 'xx' })).toMatchObject({
    status: 422,
    body: { error: { fields: { language: 'validation' } } },
  });
});

test('R-363 unknown fields are refused', async () => {
  const client = await api.as(await api.aMember());
  expect((await client.put(PATH, { language: 'nl', credits: 1000 })).status).toBe(422);
});

test('R-365 without a session the language cannot be saved', async () => {
  const { status, body } = await api.visitor.put(PATH, { language: 'nl' });
  expect(status).toBe(403);
  expect(body).toMatchObject({ authentication_required: true, error: { code: 'authentication_required' } });
});

describe('push subscriptions', () => {
  const url = `${PATH}?push=1`;
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    expirationTime: null,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  };

  test('R-374 a member subscribes; repeating it from the same browser adds no second subscription', async () => {
    const anna = await api.aMember();
    const client = await api.as(anna);
    expect(await client.post(url, { subscription })).toMatchObject({ status: 200, body: { subscribed: true } });
    await client.post(url, { subscription });
    const rows = await api.db.selectFrom('push_subscriptions').selectAll().where('member_id', '=', anna.id).execute();
    expect(rows).toHaveLength(1);
  });

  test('R-374 a visitor cannot subscribe', async () => {
    expect((await api.visitor.post(url, { subscription })).body).toMatchObject({ authentication_required: true });
  });

  test.each(['http://fcm.googleapis.com/x', 'https://evil.example/x', 'https://fcm.googleapis.com.evil.example/x'])(
    'R-374 an endpoint that is not a known push service is rejected: %s',
    async (endpoint) => {
      const client = await api.as(await api.aMember());
      expect((await client.post(url, { subscription: { ...subscription, endpoint } })).status).toBe(422);
    },
  );

  test('R-374 each call rejects the body of the other', async () => {
    const client = await api.as(await api.aMember());
    expect((await client.post(PATH, { subscription })).status).toBe(422);
    expect((await client.post(url, { login: 'a', password: 'b' })).status).toBe(422);
  });
});

test('R-179 a session that ends within 15 days is renewed by use', async () => {
  const client = await api.as(await api.aMember({ password_hash: await hashPassword('x') }));
  api.ports.clock.advance(16 * DAY_S);
  const { cookies } = await client.get(PATH);
  expect(cookies['auth.session']).toMatchObject({ maxAge: 30 * DAY_S, httpOnly: true, path: '/', sameSite: 'Lax' });
  api.ports.clock.advance(20 * DAY_S);
  expect((await client.get(PATH)).body.user).not.toBeNull();
  api.ports.clock.advance(31 * DAY_S);
  expect((await client.get(PATH)).body.user).toBeNull();
});
