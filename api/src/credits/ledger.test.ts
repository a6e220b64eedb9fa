import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { systemRandom } from '../ports/Random';
import { aMember } from '../testing/aMember';
import { openTestDatabase } from '../testing/openTestDatabase';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { spendCredits } from '../testing/spend';
import { applyPaymentStatus } from './settlePayment';
import { findBalance, findNonEmptyLots } from './sqlLedger';
import { grantCredits } from './moveCredits';
import { placeOrder } from './placeOrder';

const NOW = 1_780_315_200;
let database: DatabasePort;
let orderCount = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const createWork = (now = NOW): UnitOfWork => ({ db: database.db, now, random: systemRandom });

async function buy(memberId: string, now: number) {
  orderCount += 1;
  const buyer = { id: memberId, country: 'NL', language: 'en' } as const;
  const request = { package_id: 1, method: 'ideal', client_id: `order${orderCount}`, terms_version: '1', consent_start: true } as const;
  return applyPaymentStatus(createWork(now), await placeOrder(createWork(now), buyer, request), 'completed');
}

const spend = (memberId: string, cost: number) => spendCredits(createWork(), memberId, cost);

const findLots = async (memberId: string) =>
  (await findNonEmptyLots(database.db, memberId)).map(({ source, remaining }) => [source, remaining]);

test('R-279 R-338 free credits go first, then the oldest order', async () => {
  const { id } = await aMember(database.db, NOW);
  await buy(id, NOW - 200);
  await buy(id, NOW - 100);
  await grantCredits(createWork(), { memberId: id, credits: 3, currency: 'EUR' });
  expect(await spend(id, 2)).toBe(21);
  expect(await findLots(id)).toEqual([
    ['free', 1],
    ['order', 10],
    ['order', 10],
  ]);
  expect(await spend(id, 12)).toBe(9);
  expect(await findLots(id)).toEqual([['order', 9]]);
});

test('R-401 spending more than there is takes nothing', async () => {
  const { id } = await aMember(database.db, NOW, { credits: 2 });
  await expect(spend(id, 3)).rejects.toMatchObject({ code: 'not_enough_credits' });
  expect(await findBalance(database.db, id)).toBe(2);
});

test('R-401 the free credits of a sign-up are granted once', async () => {
  const { id } = await aMember(database.db, NOW);
  const grant = () =>
    inTransaction(createWork(), (transactionWork) => grantCredits(transactionWork, { memberId: id, credits: 3, currency: 'EUR' }));
  await grant();
  await expect(grant()).rejects.toThrow();
  expect(await findBalance(database.db, id)).toBe(3);
});

test('R-111 a charged-back purchase loses its unused credits, and premium ends when the last purchase is reversed', async () => {
  const { id } = await aMember(database.db, NOW);
  const [firstPayment, secondPayment] = [await buy(id, NOW - 20), await buy(id, NOW - 10)];
  const isPaid = async () => (await database.db.selectFrom('members').select('paid').where('id', '=', id).executeTakeFirstOrThrow()).paid;
  await spend(id, 4);
  await applyPaymentStatus(createWork(), firstPayment, 'charged_back');
  expect([await findBalance(database.db, id), await isPaid()]).toEqual([10, true]);
  await applyPaymentStatus(createWork(), secondPayment, 'refunded');
  expect([await findBalance(database.db, id), await isPaid()]).toEqual([0, false]);
});

test('R-324 a payment changes state only as the state table allows', async () => {
  const { id } = await aMember(database.db, NOW);
  const payment = await buy(id, NOW);
  for (const status of ['pending', 'failed', 'cancelled', 'expired'] as const) {
    expect((await applyPaymentStatus(createWork(), payment, status)).status).toBe('completed');
  }
  expect(await findBalance(database.db, id)).toBe(10);
});

test('R-401 every transaction sums to zero, and the lots match the ledger', async () => {
  const { db } = database;
  const sums = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => [fn.sum<string>('credits').as('sum')])
    .groupBy('transaction_id')
    .execute();
  expect(sums.every(({ sum }) => Number(sum) === 0)).toBe(true);
  const entries = await db.selectFrom('ledger_entries').select(['credits']).where('account', '=', 'member').execute();
  const lots = await db.selectFrom('lots').select('remaining').execute();
  const sumUp = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  expect(sumUp(lots.map(({ remaining }) => remaining))).toBe(sumUp(entries.map(({ credits }) => credits)));
});
