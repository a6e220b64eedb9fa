import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { runDueJobs } from '../jobs/runDueJobs';
import { systemClock } from '../ports/Clock';
import { systemRandom } from '../ports/Random';
import { aMember } from '../testing/aMember';
import { createDatabase } from '../testing/createDatabase';
import { getProofRuns, getProofSeed } from '../testing/getProofRuns';
import { testPorts } from '../testing/testPorts';
import { until } from '../testing/startServers';
import { startSession } from '../account/sessions';
import { checkBooks } from '../credits/sqlBooks';
import { findBalance } from '../credits/sqlLedger';
import { migrate } from '../migrations/migrate';
import type { DatabasePort } from '../ports/database/DatabasePort';
import { openDatabase } from '../ports/database/openDatabase';
import { startConversation } from '../chat/sqlConversations';
import { createSeededRandom } from '../pictures/createSeededRandom';
import { startApi, type ApiProcess } from '../testing/startApi';
import { testConfig } from '../testing/testConfig';
import { KillRun, type Customer, type ConfirmedActions } from './KillRun';

const KILL_COUNT = getProofRuns({ quick: 2, full: 20 });
const CUSTOMER_COUNT = 4;
const CREDITS = 20_000;
const random = createSeededRandom(getProofSeed(20_260_604));

let dataDir = '';
let databaseUrl: string | null = null;
let drop = async (): Promise<void> => {};
let server: ApiProcess | undefined;
const run = new KillRun();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rendezvous-kill-'));
  const serverUrl = process.env['DATABASE_URL'];
  if (serverUrl === undefined) return;
  const ownDatabase = await createDatabase(serverUrl);
  [databaseUrl, drop] = [ownDatabase.url, ownDatabase.drop];
});
afterAll(async () => {
  await kill();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Kills the server without giving it a chance to shut down. */
async function kill(): Promise<void> {
  run.port = null;
  server?.signal('SIGKILL');
  await server?.exitStatus;
}

async function start(): Promise<void> {
  server = await startApi({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', RATE_LIMITS: 'false', LOG_LEVEL: 'fatal' });
  run.port = Number(new URL(server.origin).port);
}

/** Opens the database for a callback, while no server uses it, and closes it afterwards. */
async function withDatabase<Result>(task: (database: DatabasePort) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

async function aCustomer({ db }: DatabasePort): Promise<Customer> {
  const now = systemClock.now();
  const me = await aMember(db, now, { credits: CREDITS, paid: false });
  const partner = await aMember(db, now);
  const work = { db, now, random: systemRandom };
  const conversation = await startConversation(work, me.id, partner.id);
  return { id: me.id, conversation, token: await startSession({ db, random: systemRandom }, { memberId: me.id, now }) };
}

/** Runs the dead servers' jobs with the clock ten minutes ahead, so that their leases have expired. */
async function finishJobs(database: DatabasePort): Promise<void> {
  const clock = Object.assign(testPorts(database).clock, { now: () => systemClock.now() + 600 });
  const app = await createApp(testConfig(), { ...testPorts(database), clock });
  while ((await runDueJobs(app)) > 0);
}

/** Expects exactly the confirmed messages, orders and refunds to be stored, with matching credits, payouts and emails. */
async function expectConfirmedActions(
  { db }: DatabasePort,
  { id }: Customer,
  { sentIds, boughtIds, refundedIds }: ConfirmedActions,
): Promise<void> {
  const messages = await db.selectFrom('messages').select('client_id').where('sender_id', '=', id).execute();
  expect(messages.map(({ client_id: clientId }) => clientId).sort()).toEqual([...sentIds].sort());
  const orders = await db.selectFrom('payments').selectAll().where('member_id', '=', id).execute();
  expect(orders.map((order) => order.id).sort()).toEqual([...boughtIds].sort());
  const returnedOrders = orders.filter((order) => order.refunded_credits > 0);
  expect(returnedOrders.map((order) => order.id).sort()).toEqual([...refundedIds].sort());
  const returnedCredits = returnedOrders.reduce((sum, order) => sum + order.refunded_credits, 0);
  expect(await findBalance(db, id)).toBe(CREDITS + 10 * orders.length - messages.length - returnedCredits);
  const providerPayments = await db
    .selectFrom('sandbox_payments')
    .select(['refunded_amount', 'payment_id'])
    .where('payment_id', 'in', [...boughtIds, ''])
    .execute();
  const paidBackByPayment = new Map(providerPayments.map((row) => [row.payment_id, row.refunded_amount]));
  for (const order of orders) expect([order.id, paidBackByPayment.get(order.id)]).toEqual([order.id, order.refunded_amount]);
  const mails = await db.selectFrom('mails').select('kind').where('member_id', '=', id).execute();
  const countMails = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  expect([countMails('receipt'), countMails('withdrawal'), countMails('refund')]).toEqual([
    orders.length,
    returnedOrders.length,
    returnedOrders.length,
  ]);
}

test(`R-409 R-401 R-402 ${KILL_COUNT} times kill -9 while members write, buy and return orders: nothing is lost and nothing is done twice`, async () => {
  const customers = await withDatabase(async (database) => {
    await migrate(database.db);
    const createdCustomers = [];
    for (let index = 0; index < CUSTOMER_COUNT; index += 1) createdCustomers.push(await aCustomer(database));
    return createdCustomers;
  });
  const confirmedActions = customers.map((): ConfirmedActions => ({ sentIds: new Set(), boughtIds: new Set(), refundedIds: new Set() }));
  await start();
  const shoppingPromise = Promise.all(customers.map((customer, index) => run.shop(customer, confirmedActions[index] as ConfirmedActions)));
  for (let time = 0; time < KILL_COUNT; time += 1) {
    const wantedAnswerCount = run.answeredCount + random.int(5, 60);
    await Promise.race([shoppingPromise, until(`${wantedAnswerCount} calls are answered`, () => run.answeredCount >= wantedAnswerCount)]);
    await kill();
    await start();
  }
  // On a slow machine the members may have done too little so far, so the run continues until they have done enough.
  const isEnough = (): boolean =>
    confirmedActions.every(({ sentIds }) => sentIds.size > 0) && confirmedActions.some(({ refundedIds }) => refundedIds.size > 0);
  await Promise.race([shoppingPromise, until('each wrote and somebody returned an order', isEnough)]);
  run.isEnding = true;
  await shoppingPromise;
  // On average, each kill interrupted at least one call.
  expect(run.brokenCount).toBeGreaterThanOrEqual(KILL_COUNT);
  await kill();
  await withDatabase(async (database) => {
    await finishJobs(database);
    for (const [index, customer] of customers.entries())
      await expectConfirmedActions(database, customer, confirmedActions[index] as ConfirmedActions);
    expect(await checkBooks(database.db)).toEqual([]);
  });
}, 1_800_000);
