import { randomUUID } from 'node:crypto';
import { signWebhook, deriveWebhookKeys } from '../ports/webhookSignature';
import { findBalance } from './sqlLedger';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/payment-webhook.php';
type Status = 'completed' | 'failed' | 'cancelled';

async function anOrder(change: object = {}) {
  const member = await api.aMember();
  const client = await api.as(member);
  const request = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true, ...change };
  const { body } = await client.post('/api/payment.php', request);
  return { member, client, id: body.payment.payment_id as string, reference: String(body.redirect_url).split('/').at(-1) ?? '' };
}

const updateAtProvider = (reference: string, status: Status, change: object = {}) =>
  api.db
    .updateTable('sandbox_payments')
    .set({ status, ...change })
    .where('reference', '=', reference)
    .execute();

const createEvent = (reference: string, status: Status, id: string = randomUUID()): string =>
  JSON.stringify({ id, payment: { reference, merchant: 'sandbox-merchant', status, amount: 1490, currency: 'EUR' } });

const deliver = (payload: string, signature = signWebhook(payload, api.now(), deriveWebhookKeys(api.app.config.secrets)[0])) =>
  api.app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
  });

test('R-329 ten deliveries of each notice in random order add the credits once', async () => {
  const { member, client, id, reference } = await anOrder();
  await updateAtProvider(reference, 'completed');
  const notifiedStatuses = ['completed', 'failed', 'cancelled'] as const;
  const payloads = notifiedStatuses.flatMap((status) =>
    Array.from({ length: 10 }, () => createEvent(reference, status, `${status} ${reference}`)),
  );
  const shuffledPayloads = payloads.map((payload) => ({ payload, order: Math.random() })).sort((a, b) => a.order - b.order);
  const answers = await Promise.all(shuffledPayloads.map(({ payload }) => deliver(payload)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(shuffledPayloads.map(() => 200));
  expect(await findBalance(api.db, member.id)).toBe(10);
  const transactions = await api.db.selectFrom('ledger_transactions').selectAll().where('reference', '=', id).execute();
  expect(transactions).toHaveLength(1);
  expect(await api.mailsTo(member.email)).toHaveLength(1);
  const { body } = await client.get('/api/payment.php', { id });
  expect(body.payment).toMatchObject({ status: 'completed', completed: api.now(), refundable_credits: 10 });
});

test('R-300 the first completed purchase makes the member premium', async () => {
  const { member, reference } = await anOrder();
  await updateAtProvider(reference, 'completed');
  await deliver(createEvent(reference, 'completed'));
  const { paid } = await api.db.selectFrom('members').select('paid').where('id', '=', member.id).executeTakeFirstOrThrow();
  expect(paid).toBe(true);
});

test('R-329 the notice alone is not believed: the provider itself must confirm it', async () => {
  const { member, client, id, reference } = await anOrder();
  expect((await deliver(createEvent(reference, 'completed'))).statusCode).toBe(200);
  expect(await findBalance(api.db, member.id)).toBe(0);
  expect((await client.get('/api/payment.php', { id })).body.payment.status).toBe('pending');
});

test('R-329 a different amount at the provider is rejected', async () => {
  const { member, reference } = await anOrder();
  await updateAtProvider(reference, 'completed', { amount: 1 });
  expect((await deliver(createEvent(reference, 'completed'))).statusCode).toBe(409);
  expect(await findBalance(api.db, member.id)).toBe(0);
});

test.each(['failed', 'cancelled'] as const)('R-324 a %s payment adds no credits and makes the code available again', async (status) => {
  const { member, client, reference } = await anOrder({ code: 'TIMEBONUS25' });
  await updateAtProvider(reference, status);
  await deliver(createEvent(reference, status));
  expect(await findBalance(api.db, member.id)).toBe(0);
  expect((await client.get('/api/discountcode.php', { code: 'TIMEBONUS25' })).status).toBe(200);
});

test('R-324 a payment for a closed order is refused, so that the provider keeps reporting it', async () => {
  const { member, id, reference } = await anOrder();
  await api.db.updateTable('payments').set({ status: 'expired' }).where('id', '=', id).execute();
  await updateAtProvider(reference, 'completed');
  expect((await deliver(createEvent(reference, 'completed'))).statusCode).toBe(409);
  expect(await findBalance(api.db, member.id)).toBe(0);
});

test('R-329 a webhook with a wrong, old or missing signature is refused', async () => {
  const { reference } = await anOrder();
  const payload = createEvent(reference, 'completed');
  const [key] = deriveWebhookKeys(api.app.config.secrets);
  for (const signature of ['', signWebhook(payload, api.now(), 'guess'), signWebhook(payload, api.now() - 301, key)]) {
    expect((await deliver(payload, signature)).statusCode).toBe(422);
  }
});

test('R-329 a signed notice about an unknown payment and a signed text that is not a notice are rejected', async () => {
  expect((await deliver(createEvent('Nobody1234567890', 'completed'))).statusCode).toBe(404);
  expect((await deliver('{"id":7}')).statusCode).toBe(422);
  expect((await deliver('no json')).statusCode).toBe(422);
});
