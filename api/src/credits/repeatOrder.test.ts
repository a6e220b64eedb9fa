import { DAY_S } from '@rendezvous/shared/contract';
import { checkBooks } from './sqlBooks';
import { findBalance } from './sqlLedger';
import { aMandate } from '../testing/aMandate';
import { anOrder, aPurchase } from '../testing/anOrder';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/repeat-order.php';
/** Seconds after which a card of the sandbox, valid for 25 days, has expired. */
const EXPIRED_CARD_AGE_S = 26 * DAY_S;

afterEach(async () => {
  expect(await checkBooks(api.db)).toEqual([]);
});

async function aMemberWithCard() {
  const order = await aPurchase(api, { package_id: 2, method: 'visa', store_method: true });
  const { stored_method: storedMethod } = (await order.client.get(PATH)).body.order;
  const repeatRequest = { package_id: 2, method: 'visa', stored_method: storedMethod.id };
  return { ...order, storedMethod, repeatRequest };
}

test('R-317 R-394 without a completed order there is nothing to repeat', async () => {
  const { client } = await anOrder(api);
  expect((await client.get(PATH)).body).toEqual({ order: null });
});

test('R-317 the last completed order is offered at today’s price, without its discount', async () => {
  const { client } = await aPurchase(api, { package_id: 3, code: 'TIMEBONUS25' });
  expect((await client.get(PATH)).body.order).toEqual({ package_id: 3, credits: 50, amount: 5_750, currency: 'EUR', stored_method: null });
});

test('R-317 R-304 a custom number of credits is offered at today’s price too', async () => {
  const { client } = await aPurchase(api, { package_id: undefined, credits: 60 });
  expect((await client.get(PATH)).body.order).toMatchObject({ package_id: null, credits: 60, amount: 6_900 });
});

test('R-317 one confirmation charges the stored card, without a payment page', async () => {
  const { member, repeatRequest } = await aMemberWithCard();
  const { orderResponse, id } = await anOrder(api, repeatRequest, member);
  expect(orderResponse.body).toMatchObject({ redirect_url: `/transactions/${id}`, payment: { status: 'completed', credits: 25 } });
  expect(await findBalance(api.db, member.id)).toBe(50);
});

test('R-317 R-323 repeated confirmations, even simultaneous ones, charge once', async () => {
  const { member, client, repeatRequest } = await aMemberWithCard();
  const body = { ...repeatRequest, client_id: '6f9619ff-8b86-4d01-b42d-000000000001', terms_version: '1', consent_start: true };
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.post('/api/payment.php', body)));
  expect(new Set(answers.map(({ body: { payment } }) => payment.payment_id)).size).toBe(1);
  expect(await findBalance(api.db, member.id)).toBe(50);
});

test('R-317 a declined card returns the error on every attempt and adds no credits', async () => {
  const { member, client, repeatRequest } = await aMemberWithCard();
  const laterClient = client.withHeaders({ 'x-test-clock': String(EXPIRED_CARD_AGE_S) });
  const body = { ...repeatRequest, client_id: '6f9619ff-8b86-4d01-b42d-000000000002', terms_version: '1', consent_start: true };
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, body: answer } = await laterClient.post('/api/payment.php', body);
    expect([status, answer.error.code]).toEqual([402, 'stored_card_failed']);
  }
  expect(await findBalance(api.db, member.id)).toBe(25);
  expect((await client.get('/api/transactions.php')).body.transactions.map(({ status }: { status: string }) => status).sort()).toEqual([
    'completed',
    'failed',
  ]);
});

test('R-317 the order’s own method comes before another one that is stored', async () => {
  const { member, client, storedMethod } = await aMemberWithCard();
  await aMandate(api, member);
  expect((await client.get(PATH)).body.order.stored_method.id).toBe(storedMethod.id);
  api.ports.clock.advance(1);
  await aPurchase(api, { method: 'sepa' }, member);
  expect((await client.get(PATH)).body.order.stored_method.method).toBe('sepa');
});

test('R-317 a stored method cannot be used as a different payment method', async () => {
  const { member, repeatRequest } = await aMemberWithCard();
  expect((await anOrder(api, { ...repeatRequest, method: 'mastercard' }, member)).orderResponse.body.error.fields).toEqual({
    stored_method: 'validation',
  });
});

test('R-299 nothing is charged without a confirmed order', async () => {
  const { member, repeatRequest } = await aMemberWithCard();
  expect((await anOrder(api, { ...repeatRequest, consent_start: false }, member)).orderResponse.body.error.code).toBe('consent_required');
  expect(await findBalance(api.db, member.id)).toBe(25);
});

test('R-365 the call needs a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
});
