import { DAY_S } from '@rendezvous/shared/contract';
import { runDueJobs } from '../jobs/runDueJobs';
import { aDirectDebitForm, aMandate } from '../testing/aMandate';
import { anOrder, aPurchase } from '../testing/anOrder';
import type { TestMember } from '../testing/aMember';
import { checkBooks } from '../credits/sqlBooks';
import { findBalance } from '../credits/sqlLedger';
import { spend } from '../testing/spend';
import { testApi } from '../testing/testApi';

const api = testApi();
afterEach(async () => {
  expect(await checkBooks(api.db)).toEqual([]);
});

const debit = async (me: TestMember, change: object = {}) =>
  anOrder(api, { method: 'sepa', stored_method: await aMandate(api, me), ...change }, me);

test('R-335 an order paid by mandate stays pending, is collected a day later and only then adds its credits', async () => {
  const me = await api.aMember();
  const { orderResponse, id, loadStatus } = await debit(me);
  expect(orderResponse.body).toMatchObject({ redirect_url: `/transactions/${id}`, payment: { status: 'pending', payment_method: 'sepa' } });
  await runDueJobs(api.app);
  expect(await loadStatus()).toBe('pending');
  api.ports.clock.advance(DAY_S);
  await runDueJobs(api.app);
  expect([await loadStatus(), await findBalance(api.db, me.id)]).toEqual(['completed', 10]);
});

test('R-337 the first debit is at most 100 EUR, a later one may be more', async () => {
  const me = await api.aMember();
  const refusedOrder = await debit(me, { package_id: 5 });
  expect([refusedOrder.orderResponse.status, refusedOrder.orderResponse.body.error.code]).toEqual([403, 'directdebit_limit']);
  await (await debit(me, { package_id: 4 })).choose('pay');
  expect((await debit(me, { package_id: 5 })).orderResponse.status).toBe(200);
});

test('R-337 open debits can total at most 250 EUR; beyond that the form is refused as well', async () => {
  const me = await api.aMember();
  await (await debit(me)).choose('pay');
  expect((await debit(me, { package_id: 5 })).orderResponse.status).toBe(200);
  expect((await debit(me, { package_id: 4 })).orderResponse.body.error.code).toBe('directdebit_limit');
  expect((await debit(me, { package_id: 3 })).orderResponse.status).toBe(200);
  const { body } = await (await api.as(me)).post('/api/directdebit.php', { ...aDirectDebitForm() });
  expect(body.error.code).toBe('directdebit_limit');
});

test('R-337 of four debits at once within seven days one is refused, after that there is room again', async () => {
  const me = await api.aMember();
  const answers = await Promise.all([1, 2, 3, 4].map(() => debit(me)));
  expect(answers.map(({ orderResponse }) => orderResponse.status).sort()).toEqual([200, 200, 200, 403]);
  api.ports.clock.advance(7 * DAY_S);
  await runDueJobs(api.app);
  expect((await debit(me)).orderResponse.status).toBe(200);
});

test('R-336 a returned debit takes the unused credits and blocks direct debits, paying it gives them back and lifts the block', async () => {
  const me = await api.aMember();
  const client = await api.as(me);
  const returnedOrder = await debit(me, { package_id: 2 });
  await returnedOrder.choose('pay');
  await spend(api, me, 10);
  await returnedOrder.choose('return');
  expect([await returnedOrder.loadStatus(), await findBalance(api.db, me.id)]).toEqual(['charged_back', 0]);
  expect((await client.get('/api/user.php')).body.user.paid_user).toBe(false);
  expect((await debit(me)).orderResponse.body.error.code).toBe('directdebit_blocked');
  expect((await client.post('/api/directdebit.php', { ...aDirectDebitForm() })).body.error.code).toBe('directdebit_blocked');
  const { blocked, open } = (await client.get('/api/directdebit.php')).body;
  expect([blocked, open]).toEqual([true, [{ payment_id: returnedOrder.id, amount: 3_250, currency: 'EUR', created: api.now() }]]);
  const settlingOrder = await anOrder(api, { package_id: undefined, settles: returnedOrder.id }, me);
  expect(settlingOrder.orderResponse.body.payment).toMatchObject({ amount: 3_250, status: 'pending' });
  expect((await client.get('/api/directdebit.php')).body).toMatchObject({ blocked: true, open: [{ payment_id: returnedOrder.id }] });
  await settlingOrder.choose('pay');
  expect(await findBalance(api.db, me.id)).toBe(15);
  expect((await client.get('/api/directdebit.php')).body).toMatchObject({ blocked: false, open: [] });
  expect((await debit(me)).orderResponse.status).toBe(200);
});

test('R-336 a chargeback of a card blocks direct debits too', async () => {
  const me = await api.aMember();
  const cardOrder = await aPurchase(api, { method: 'creditcard' }, me);
  await cardOrder.choose('return');
  expect((await debit(me)).orderResponse.body.error.code).toBe('directdebit_blocked');
});

test('R-336 a debt is paid once: an abandoned payment page is cancelled, and a paid debt is no longer found', async () => {
  const me = await api.aMember();
  const returnedOrder = await aPurchase(api, {}, me);
  await returnedOrder.choose('return');
  const pay = () => anOrder(api, { package_id: undefined, settles: returnedOrder.id }, me);
  const abandonedOrder = await pay();
  const secondOrder = await pay();
  expect([await abandonedOrder.loadStatus(), await secondOrder.loadStatus()]).toEqual(['cancelled', 'pending']);
  await secondOrder.choose('pay');
  expect((await pay()).orderResponse.status).toBe(404);
  expect(await findBalance(api.db, me.id)).toBe(10);
});

test('R-336 a debt payment that is charged back becomes an open debt again', async () => {
  const me = await api.aMember();
  const returnedOrder = await aPurchase(api, {}, me);
  await returnedOrder.choose('return');
  const settlingOrder = await anOrder(api, { package_id: undefined, settles: returnedOrder.id }, me);
  await settlingOrder.choose('pay');
  await settlingOrder.choose('return');
  expect(await findBalance(api.db, me.id)).toBe(0);
  const { open } = (await (await api.as(me)).get('/api/directdebit.php')).body;
  expect(open.map(({ payment_id }: { payment_id: string }) => payment_id)).toEqual([settlingOrder.id]);
});

test('R-336 a debt is not paid by another debit, with a code, with a package, or by a stranger', async () => {
  const me = await api.aMember();
  const returnedOrder = await aPurchase(api, {}, me);
  await returnedOrder.choose('return');
  const settles = { package_id: undefined, settles: returnedOrder.id };
  for (const change of [
    { ...settles, method: 'sepa' },
    { ...settles, code: 'X' },
    { settles: returnedOrder.id },
    { ...settles, credits: 10 },
  ]) {
    expect((await anOrder(api, change, me)).orderResponse.status).toBe(422);
  }
  expect((await anOrder(api, settles)).orderResponse.status).toBe(404);
});

test('R-400 another member’s mandate cannot be used to pay', async () => {
  const owner = await api.aMember();
  const { orderResponse } = await anOrder(api, { method: 'sepa', stored_method: await aMandate(api, owner) });
  expect(orderResponse.status).toBe(404);
});
