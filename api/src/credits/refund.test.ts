import { DAY_S } from '@rendezvous/shared/contract';
import { checkBooks } from './sqlBooks';
import { refundMessageCredits } from './moveCredits';
import { findBalance } from './sqlLedger';
import { inTransaction } from '../UnitOfWork';
import { runDueJobs } from '../jobs/runDueJobs';
import { anOrder, aPurchase } from '../testing/anOrder';
import { lockMembers } from '../members/sqlMembers';
import { spend } from '../testing/spend';
import { testApi } from '../testing/testApi';

const api = testApi();
const PATH = '/api/refund.php';
afterEach(async () => {
  expect(await checkBooks(api.db)).toEqual([]);
});

const findProviderPayment = (reference: string) =>
  api.db.selectFrom('sandbox_payments').select(['status', 'refunded_amount']).where('reference', '=', reference).executeTakeFirstOrThrow();

test('R-339 the first step shows name, order and amount and changes nothing', async () => {
  const { member, client, id } = await aPurchase(api, { package_id: 3 });
  await spend(api, member, 8);
  const { status, body } = await client.post(PATH, { payment_id: id, confirm: false });
  expect(status).toBe(200);
  expect(body.refund).toEqual({ name: member.name, credits: 42, amount: 4_830, currency: 'EUR', confirmed: null });
  expect(body.payment).toMatchObject({ payment_id: id, status: 'completed', unused_credits: 42, refundable_credits: 42 });
  expect(await findBalance(api.db, member.id)).toBe(42);
});

test('R-339 R-394 the second step takes the unused credits at once, refunds by the same method and acknowledges by e-mail', async () => {
  const { member, client, id, reference } = await aPurchase(api, { package_id: 3 });
  await spend(api, member, 8);
  const { body } = await client.post(PATH, { payment_id: id, confirm: true });
  expect(body.refund).toMatchObject({ credits: 42, amount: 4_830, confirmed: api.now() });
  expect(body.payment).toMatchObject({ status: 'partly_refunded', refunded_amount: 4_830, unused_credits: 0, refundable_credits: 0 });
  expect(await findBalance(api.db, member.id)).toBe(0);
  const listMailKinds = async () => (await api.mailsTo(member.email)).map(({ kind }) => kind);
  expect(await listMailKinds()).toEqual(['receipt', 'withdrawal']);
  await runDueJobs(api.app);
  expect(await findProviderPayment(reference)).toEqual({ status: 'partly_refunded', refunded_amount: 4_830 });
  expect(await listMailKinds()).toEqual(['receipt', 'withdrawal', 'refund']);
  const acknowledgementText = (await api.mailsTo(member.email))[1]?.body_text;
  for (const part of [id, '42', '€48.30', 'iDEAL', 'June 1, 2026']) expect(acknowledgementText).toContain(part);
});

test('R-339 confirming again, even fifty times at once, returns the same reply and pays nothing more', async () => {
  const { member, client, id, reference } = await aPurchase(api);
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.post(PATH, { payment_id: id, confirm: true })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  await runDueJobs(api.app);
  expect(await findProviderPayment(reference)).toEqual({ status: 'refunded', refunded_amount: 1_490 });
  expect(await findBalance(api.db, member.id)).toBe(0);
  expect((await api.mailsTo(member.email)).filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1);
});

test('R-339 money the bank took back before the refund was sent is not refunded again, and no job is left pending', async () => {
  const { member, client, id, reference, choose } = await aPurchase(api);
  await client.post(PATH, { payment_id: id, confirm: true });
  await choose('return');
  await runDueJobs(api.app);
  expect(await findProviderPayment(reference)).toEqual({ status: 'charged_back', refunded_amount: 0 });
  expect((await api.mailsTo(member.email)).map(({ kind }) => kind)).toEqual(['receipt', 'withdrawal']);
  const pendingRefundsQuery = api.db.selectFrom('jobs').select('last_error').where('kind', '=', 'refund').where('done_at', 'is', null);
  expect(await pendingRefundsQuery.execute()).toEqual([]);
});

test('R-338 credits that come back to an order after a refund are covered by a second one; together they equal the amount paid', async () => {
  const { member, client, id, reference } = await aPurchase(api, { package_id: 3 });
  await spend(api, member, 8);
  await client.post(PATH, { payment_id: id, confirm: true });
  const message = await api.db
    .selectFrom('ledger_transactions')
    .select('reference')
    .where('member_id', '=', member.id)
    .where('kind', '=', 'message')
    .executeTakeFirstOrThrow();
  await inTransaction({ db: api.db, now: api.now(), random: api.ports.random }, async (work) => {
    await lockMembers(work.db, [member.id]);
    await refundMessageCredits(work, member.id, message.reference);
  });
  const { body } = await client.post(PATH, { payment_id: id, confirm: true });
  expect(body.refund).toMatchObject({ credits: 8, amount: 920 });
  expect(body.payment).toMatchObject({ status: 'refunded', refunded_amount: 5_750, unused_credits: 0, refundable_credits: 0 });
  await runDueJobs(api.app);
  expect(await findProviderPayment(reference)).toEqual({ status: 'refunded', refunded_amount: 5_750 });
  expect(await findBalance(api.db, member.id)).toBe(0);
});

test('R-111 R-338 a full refund of the only purchase ends premium; a partial one does not', async () => {
  const isPremium = async (client: Awaited<ReturnType<typeof api.as>>) => (await client.get('/api/user.php')).body.user.paid_user;
  const partlySpentOrder = await aPurchase(api);
  await spend(api, partlySpentOrder.member, 1);
  await partlySpentOrder.client.post(PATH, { payment_id: partlySpentOrder.id, confirm: true });
  expect(await isPremium(partlySpentOrder.client)).toBe(true);
  const unspentOrder = await aPurchase(api);
  expect((await unspentOrder.client.post(PATH, { payment_id: unspentOrder.id, confirm: true })).body.payment.status).toBe('refunded');
  expect(await isPremium(unspentOrder.client)).toBe(false);
});

test('R-338 the refund is a share of the amount paid, after the discount', async () => {
  const { member, client, id } = await aPurchase(api, { package_id: 3, code: 'TIMEBONUS25' });
  await spend(api, member, 25);
  expect((await client.post(PATH, { payment_id: id, confirm: true })).body.refund).toMatchObject({ credits: 25, amount: 2_157 });
});

test('R-338 unused credits can be returned for 14 days', async () => {
  const { client, id } = await aPurchase(api);
  const getClientAfter = (seconds: number) => client.withHeaders({ 'x-test-clock': String(seconds) });
  expect((await getClientAfter(14 * DAY_S - 1).post(PATH, { payment_id: id, confirm: false })).body.refund.credits).toBe(10);
  expect((await getClientAfter(14 * DAY_S).post(PATH, { payment_id: id, confirm: false })).body.refund).toMatchObject({
    credits: 0,
    amount: 0,
  });
  expect((await getClientAfter(14 * DAY_S).post(PATH, { payment_id: id, confirm: true })).status).toBe(409);
});

test('R-338 free credits and those of other orders stay', async () => {
  const member = await api.aMember({ credits: 3 });
  const firstOrder = await aPurchase(api, {}, member);
  await api.db
    .updateTable('lots')
    .set({ created_at: api.now() - 1 })
    .where('payment_id', '=', firstOrder.id)
    .execute();
  await aPurchase(api, {}, member);
  await spend(api, member, 5);
  expect((await firstOrder.client.post(PATH, { payment_id: firstOrder.id, confirm: true })).body.refund.credits).toBe(8);
  expect(await findBalance(api.db, member.id)).toBe(10);
});

test('R-409 a provider that is down gets the refund later, once', async () => {
  const { client, id, reference } = await aPurchase(api);
  const { refund } = api.ports.payments;
  api.ports.payments.refund = () => Promise.reject(new Error('away'));
  await client.post(PATH, { payment_id: id, confirm: true });
  await runDueJobs(api.app);
  expect(await findProviderPayment(reference)).toEqual({ status: 'completed', refunded_amount: 0 });
  api.ports.payments.refund = refund;
  api.ports.clock.advance(60);
  await runDueJobs(api.app);
  expect(await findProviderPayment(reference)).toEqual({ status: 'refunded', refunded_amount: 1_490 });
});

test('R-324 an unpaid order has nothing to return', async () => {
  const { client, id } = await anOrder(api);
  expect((await client.post(PATH, { payment_id: id, confirm: true })).status).toBe(409);
});

test('R-400 another member’s order is not found', async () => {
  const { id } = await aPurchase(api);
  expect((await (await api.as(await api.aMember())).post(PATH, { payment_id: id, confirm: true })).status).toBe(404);
});

test('R-365 returning needs a session', async () => {
  expect((await api.visitor.post(PATH, { payment_id: 'Nobody1234567890', confirm: true })).body.authentication_required).toBe(true);
});

test.each([{}, { payment_id: 'x', confirm: true }, { payment_id: 'Nobody1234567890' }, { payment_id: 'Nobody1234567890', confirm: 'yes' }])(
  'R-363 %j is rejected',
  async (body) => {
    expect((await (await api.as(await api.aMember())).post(PATH, body)).status).toBe(422);
  },
);
