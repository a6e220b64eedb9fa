import { randomUUID } from 'node:crypto';
import type { TestClient } from '../testing/TestClient';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/payment.php';

const placeOrder = (client: TestClient, change: object = {}) =>
  client.post(PATH, {
    package_id: 3,
    method: 'ideal',
    client_id: randomUUID(),
    terms_version: '2023-12-01',
    consent_start: true,
    ...change,
  });

test('R-323 an order is priced by the server and leads to the payment page', async () => {
  const { status, body } = await placeOrder(await api.as(await api.aMember()));
  expect(status).toBe(200);
  expect(body.redirect_url).toMatch(/^\/sandbox\/payments\/\w+$/);
  expect(body.payment).toMatchObject({
    credits: 50,
    amount: 5750,
    original_amount: 5750,
    currency: 'EUR',
    payment_method: 'ideal',
    status: 'pending',
    package_id: 3,
    discount_code: null,
    vat_rate: 21,
    vat_amount: 998,
    refundable_credits: 0,
    created: api.now(),
  });
});

test('R-302 R-320 currency, methods and VAT follow the country of the member', async () => {
  const client = await api.as(await api.aMember({ profile: { country: 'PL' } }));
  const { body } = await placeOrder(client, { method: 'blik' });
  expect(body.payment).toMatchObject({ amount: 22900, currency: 'PLN', vat_rate: 23 });
  expect((await placeOrder(client, { method: 'ideal' })).body.error).toMatchObject({
    code: 'validation',
    fields: { method: 'validation' },
  });
});

test('R-304 a custom number of credits can be ordered', async () => {
  const { body } = await placeOrder(await api.as(await api.aMember()), { package_id: undefined, credits: 60 });
  expect(body.payment).toMatchObject({ credits: 60, amount: 6900, package_id: null });
});

test('R-323 a repeated client_id creates one order with one payment page', async () => {
  const client = await api.as(await api.aMember());
  const client_id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => placeOrder(client, { client_id })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await client.get('/api/transactions.php')).body.transactions).toHaveLength(1);
});

test('R-404 the time bonus takes 25 percent off within four hours of sign-up and not a second later', async () => {
  const client = await api.as(await api.aMember());
  const lastSecondResponse = await placeOrder(client.withHeaders({ 'x-test-clock': '14399' }), { code: ' timebonus25 ' });
  expect(lastSecondResponse.body.payment).toMatchObject({ amount: 4313, original_amount: 5750, discount_code: 'TIMEBONUS25' });
  const lateClient = await api.as(await api.aMember());
  const lateResponse = await placeOrder(lateClient.withHeaders({ 'x-test-clock': '14400' }), { code: 'TIMEBONUS25' });
  expect(lateResponse.status).toBe(410);
  expect(lateResponse.body.error.code).toBe('code_expired');
});

test('R-404 a member who has bought before has no time bonus', async () => {
  const me = await api.aMember({ paid: true });
  await api.db
    .insertInto('payments')
    .values({
      id: `old${me.id}`.slice(0, 20),
      member_id: me.id,
      client_id: randomUUID(),
      package_id: 1,
      credits: 10,
      amount: 1490,
      original_amount: 1490,
      currency: 'EUR',
      country: 'NL',
      method: 'ideal',
      status: 'completed',
      discount_code: null,
      created_at: api.now(),
      completed_at: api.now(),
      expires_at: api.now() + 3600,
      terms_version: '1',
      consent_start: true,
      provider_reference: null,
    })
    .execute();
  expect((await placeOrder(await api.as(me), { code: 'TIMEBONUS25' })).body.error.code).toBe('code_used');
});

test('R-314 of two simultaneous orders with one code only one gets the discount', async () => {
  const code = { validity: 'once', status: 'active', value_percentage: 10, expires_at: null, country: null, member_id: null } as const;
  await api.db
    .insertInto('discount_codes')
    .values({ ...code, id: 'ONCE10', code: 'ONCE10', currency: null, minimum_order_value: null, paymentmethods: null, created_at: 1 })
    .execute();
  const buyerClients = await Promise.all([api.as(await api.aMember()), api.as(await api.aMember())]);
  const answers = await Promise.all(buyerClients.map((client) => placeOrder(client, { code: 'once10' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('R-311 leaving the payment page does not use up a code: the next order takes it over', async () => {
  const client = await api.as(await api.aMember());
  const firstResponse = await placeOrder(client, { code: 'TIMEBONUS25' });
  const secondResponse = await placeOrder(client, { code: 'TIMEBONUS25', package_id: 4 });
  expect(secondResponse.body.payment).toMatchObject({ amount: 7425, discount_code: 'TIMEBONUS25' });
  expect((await client.get(PATH, { id: firstResponse.body.payment.payment_id })).body.payment.status).toBe('cancelled');
});

test('R-400 another member’s payment is not found', async () => {
  const { body } = await placeOrder(await api.as(await api.aMember()));
  const strangerClient = await api.as(await api.aMember());
  expect((await strangerClient.get(PATH, { id: body.payment.payment_id })).status).toBe(404);
});

test('R-365 ordering and reading a payment need a session', async () => {
  expect((await placeOrder(api.visitor)).body.authentication_required).toBe(true);
  expect((await api.visitor.get(PATH, { id: 'Nobody1234567890' })).status).toBe(403);
});

test.each([
  [{ package_id: 7 }, 'validation'],
  [{ package_id: undefined }, 'validation'],
  [{ credits: 10 }, 'validation'],
  [{ package_id: undefined, credits: 4 }, 'validation'],
  [{ method: 'cash' }, 'validation'],
  [{ amount: 1 }, 'validation'],
  [{ client_id: 'again' }, 'validation'],
  [{ consent_start: false }, 'consent_required'],
  [{ code: 'NOSUCHCODE' }, 'code_not_found'],
])('R-322 R-323 an order with %j is rejected with %s', async (change, code) => {
  const answer = await placeOrder(await api.as(await api.aMember()), change);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body.error.code).toBe(code);
});
