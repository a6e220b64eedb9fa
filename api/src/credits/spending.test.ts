import { DAY_S } from '@rendezvous/shared/contract';
import { anOrder, aPurchase } from '../testing/anOrder';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/spending.php';
const readSpending = async (client: Awaited<ReturnType<typeof api.as>>) => (await client.get(PATH)).body.spending;

test('R-340 R-394 without limits only the amount spent is returned, in the member’s currency', async () => {
  const client = await api.as(await api.aMember({ profile: { country: 'PL' } }));
  const noLimit = { limit: null, next_limit: null, next_at: null, spent: 0 };
  expect(await readSpending(client)).toEqual({
    currency: 'PLN',
    week: noLimit,
    month: noLimit,
    stopped_until: null,
    months: [],
    purchases_24h: 0,
    spent_30_days: 0,
    reminder: false,
  });
});

test('R-340 a weekly limit refuses an order that exceeds it and gives the date when there is room again', async () => {
  const { member, client } = await aPurchase(api, { package_id: 3 });
  expect((await client.put(PATH, { week_limit: 7_000 })).body.spending.week).toMatchObject({ limit: 7_000, spent: 5_750 });
  expect((await anOrder(api, {}, member)).orderResponse.body.error).toMatchObject({
    code: 'spending_limit',
    params: { date: api.now() + 7 * DAY_S },
  });
  expect((await anOrder(api, { package_id: undefined, credits: 5 }, member)).orderResponse.status).toBe(200);
});

test('R-340 a monthly limit covers thirty days', async () => {
  const { member, client } = await aPurchase(api, { package_id: 3 });
  await client.put(PATH, { month_limit: 5_750 });
  const { params } = (await anOrder(api, {}, member)).orderResponse.body.error;
  expect(params.date).toBe(api.now() + 30 * DAY_S);
});

test('R-340 of ten simultaneous orders only one fits a limit with room for one, and an abandoned payment page does not use it up', async () => {
  const member = await api.aMember();
  const client = await api.as(member);
  await client.put(PATH, { week_limit: 1_490 });
  const orders = await Promise.all(Array.from({ length: 10 }, () => anOrder(api, {}, member)));
  for (const order of orders.filter(({ orderResponse }) => orderResponse.status === 200)) await order.choose('pay');
  const secondOrder = await anOrder(api, {}, member);
  if (secondOrder.orderResponse.status === 200) await secondOrder.choose('pay');
  expect((await readSpending(client)).week.spent).toBe(1_490);
  expect((await anOrder(api, {}, member)).orderResponse.body.error.code).toBe('spending_limit');
});

test('R-340 lowering a limit takes effect at once, raising or removing it after 24 hours', async () => {
  const client = await api.as(await api.aMember());
  await client.put(PATH, { week_limit: 5_000, month_limit: 9_000 });
  const { spending } = (await client.put(PATH, { week_limit: 4_000, month_limit: null })).body;
  expect(spending.week).toMatchObject({ limit: 4_000, next_at: null });
  expect(spending.month).toMatchObject({ limit: 9_000, next_limit: null, next_at: api.now() + DAY_S });
  const readAfter = (seconds: number) => readSpending(client.withHeaders({ 'x-test-clock': String(seconds) }));
  expect((await readAfter(DAY_S - 1)).month.limit).toBe(9_000);
  expect((await readAfter(DAY_S)).month.limit).toBeNull();
});

test.each([1, 7, 30] as const)('R-340 a stop of %i days refuses every order and cannot be undone early', async (days) => {
  const member = await api.aMember();
  const client = await api.as(member);
  await client.put(PATH, { stop_days: days });
  const until = api.now() + days * DAY_S;
  expect((await client.put(PATH, { stop_days: 1, week_limit: null, month_limit: null })).body.spending.stopped_until).toBe(until);
  expect((await anOrder(api, {}, member)).orderResponse.body.error).toMatchObject({ code: 'spending_limit', params: { date: until } });
  api.ports.clock.advance(days * DAY_S);
  expect((await readSpending(await api.as(member))).stopped_until).toBeNull();
});

test('R-340 a debt can be paid whatever the limits say', async () => {
  const { member, client, id, choose } = await aPurchase(api);
  await choose('return');
  await client.put(PATH, { week_limit: 0, stop_days: 7 });
  expect((await anOrder(api, { package_id: undefined, settles: id }, member)).orderResponse.status).toBe(200);
});

test('R-340 the limits are converted when a member moves to a country with another currency', async () => {
  const { member, client } = await aPurchase(api, { package_id: 3 });
  await client.put(PATH, { week_limit: 5_750 });
  await api.db.updateTable('profiles').set({ country: 'PL' }).where('member_id', '=', member.id).execute();
  expect((await anOrder(api, { method: 'blik' }, member)).orderResponse.body.error.code).toBe('spending_limit');
  const { spending } = (await client.put(PATH, { month_limit: 50_000 })).body;
  expect(spending).toMatchObject({ currency: 'PLN', week: { limit: 22_900, spent: 22_900 }, month: { limit: 50_000 } });
});

test('R-340 the overview sums up each month, minus refunds', async () => {
  const { member, client, id } = await aPurchase(api, { package_id: 3 });
  await aPurchase(api, {}, member);
  await client.post('/api/refund.php', { payment_id: id, confirm: true });
  expect((await readSpending(client)).months).toEqual([
    { month: new Date(api.now() * 1000).toISOString().slice(0, 7), orders: 1, amount: 1_490 },
  ]);
  expect((await readSpending(client)).spent_30_days).toBe(1_490);
});

test('R-341 after three purchases in 24 hours the reply reminds the checkout to show the amount spent in 30 days', async () => {
  const { member, client } = await aPurchase(api);
  await aPurchase(api, {}, member);
  expect(await readSpending(client)).toMatchObject({ purchases_24h: 2, reminder: false });
  await aPurchase(api, {}, member);
  expect(await readSpending(client)).toMatchObject({ purchases_24h: 3, reminder: true, spent_30_days: 4_470 });
  expect(await readSpending(client.withHeaders({ 'x-test-clock': String(DAY_S) }))).toMatchObject({ purchases_24h: 0, reminder: false });
});

test('R-365 both calls need a session', async () => {
  expect((await api.visitor.get(PATH)).body.authentication_required).toBe(true);
  expect((await api.visitor.put(PATH, { week_limit: 1 })).body.authentication_required).toBe(true);
});

test.each([
  { week_limit: -1 },
  { week_limit: 1.5 },
  { month_limit: '10' },
  { month_limit: 10_000_001 },
  { stop_days: 2 },
  { day_limit: 1 },
])('R-363 %j is rejected', async (body) => {
  expect((await (await api.as(await api.aMember())).put(PATH, body)).status).toBe(422);
});
