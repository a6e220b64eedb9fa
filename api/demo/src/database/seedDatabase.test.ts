import { DAY_S } from '@rendezvous/shared/contract';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { findOpenDebts } from '../../../src/directDebit/sqlDebits';
import type { DatabasePort } from '../../../src/ports/database/DatabasePort';
import { openTestDatabase } from '../../../src/testing/openTestDatabase';
import { DEMO_PASSWORD, testAccounts } from '../people/testAccounts';
import { seedDatabase } from './seedDatabase';
import { shiftSeedDates } from './sqlSeed';

const NOW = 1_780_315_200;

let database: DatabasePort;

let outcomes: boolean[];

beforeAll(async () => {
  database = await openTestDatabase();
  const seed = (): Promise<boolean> => database.withoutTimeLimit((db) => seedDatabase(db, { now: NOW }));
  outcomes = await Promise.all([seed(), seed()]);
});

afterAll(() => database.close());

const queryNumbers = async (query: ReturnType<typeof sql<{ value: number }>>) =>
  (await query.execute(database.db)).rows.map(({ value }) => Number(value));

const findAccount = (name: string) =>
  database.db
    .selectFrom('members as m')
    .innerJoin('profiles as p', 'p.member_id', 'm.id')
    .select([
      'm.id',
      'm.status',
      'm.paid',
      'm.role',
      'm.invisible',
      'm.notifications_disabled',
      'm.deletes_at',
      'm.signup_at',
      'm.password_hash',
    ])
    .select(['p.status as profile_status', 'p.main_photo_id'])
    .where('m.email', '=', `${name}@rendezvous.example`)
    .executeTakeFirstOrThrow();

const getCredits = async (name: string) =>
  (await queryNumbers(sql`select coalesce(sum(remaining), 0) as value from lots where member_id = ${(await findAccount(name)).id}`))[0];

test('R-369 there are 300 members in 12 countries', async () => {
  expect(await queryNumbers(sql`select count(*) as value from members`)).toEqual([300]);
  expect(await queryNumbers(sql`select count(distinct country) as value from profiles`)).toEqual([12]);
});

test('R-369 of two processes starting at once only one seeds the database', () => {
  expect(outcomes.sort()).toEqual([false, true]);
});

test('R-369 a second run changes nothing', async () => {
  expect(await seedDatabase(database.db, { now: NOW + 1000 })).toBe(false);
  expect(await queryNumbers(sql`select count(*) as value from members`)).toEqual([300]);
});

test('R-369 every named account exists and its documented password works', async () => {
  for (const { name } of testAccounts) expect(await findAccount(name)).toBeDefined();
  const { password_hash: hash } = await findAccount('premium');
  expect(await verify(hash ?? '', DEMO_PASSWORD)).toBe(true);
});

test.each([
  ['blocked', { status: 'blocked', profile_status: 'blocked' }],
  ['unconfirmed', { status: 'not_confirmed', profile_status: 'disabled' }],
  ['pending-deletion', { status: 'pending_deletion', deletes_at: NOW + 9 * DAY_S }],
  ['bounced', { status: 'active', notifications_disabled: ['bounce'] }],
  ['invisible', { status: 'active', invisible: true, profile_status: 'active' }],
  ['moderator', { status: 'active', role: 'moderator' }],
  ['premium', { status: 'active', paid: true }],
  ['free', { status: 'active', paid: false }],
  ['visitor.new', { status: 'active', paid: false, main_photo_id: null, signup_at: NOW - 600 }],
])('R-369 the account %s is seeded in its intended state', async (name, state) => {
  expect(await findAccount(name)).toMatchObject(state);
});

test.each([
  ['visitor.new', 3],
  ['free', 2],
  ['zero-credits', 0],
  ['low-credits', 4],
])('R-369 the account %s has %i credits', async (name, credits) => {
  expect(await getCredits(name)).toBe(credits);
});

test('R-369 the account premium has a payment in every state', async () => {
  const { id } = await findAccount('premium');
  const rows = await database.db.selectFrom('payments').select('status').where('member_id', '=', id).execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(
    ['cancelled', 'charged_back', 'completed', 'expired', 'failed', 'partly_refunded', 'pending', 'refunded'].sort(),
  );
});

test('R-336 the account premium owes its charged-back payment in full', async () => {
  const { id } = await findAccount('premium');
  const debts = await findOpenDebts(database.db, id);
  expect(debts.map(({ amount, refunded_amount: refunded }) => amount - refunded)).toEqual([1490]);
});

test('R-401 the ledger balances: every transaction sums to zero, every lot to its remaining credits', async () => {
  expect(
    await queryNumbers(sql`select sum(credits) as value from ledger_entries group by transaction_id having sum(credits) <> 0`),
  ).toEqual([]);
  const violationsQuery = sql<{
    value: number;
  }>`select l.remaining as value from lots l join ledger_entries e on e.lot_id = l.id and e.account = 'member'
    group by l.id having l.remaining <> sum(e.credits)`;
  expect(await queryNumbers(violationsQuery)).toEqual([]);
});

test('R-276 each message was paid for by its sender, once', async () => {
  const unpaidMessagesQuery = sql<{ value: number }>`select m.seq as value from messages m
    left join ledger_transactions t on t.kind = 'message' and t.reference = m.id and t.member_id = m.sender_id where t.id is null`;
  expect(await queryNumbers(unpaidMessagesQuery)).toEqual([]);
});

test('R-276 R-285 R-289 there are photos, gifts and GIFs, including in the chats of the account premium', async () => {
  const totalsQuery = sql<{ type: string; total: number }>`select type, count(*)::int as total from messages group by type`;
  const totals = Object.fromEntries((await totalsQuery.execute(database.db)).rows.map(({ type, total }) => [type, total]));
  for (const type of ['photo', 'gift', 'gif']) expect(totals[type]).toBeGreaterThan(10);
  const { id } = await findAccount('premium');
  const receivedTypesQuery = sql<{ value: string }>`select distinct m.type as value from messages m
    join conversation_members s on s.conversation_id = m.conversation_id and s.member_id = ${id} where m.sender_id <> ${id}`;
  const types = (await receivedTypesQuery.execute(database.db)).rows.map(({ value }) => value).sort();
  expect(types).toEqual(['gif', 'gift', 'photo', 'text']);
});

test('R-276 each message cost what the settings say', async () => {
  const violationsQuery = sql<{ value: number }>`select m.seq as value from messages m
    join ledger_transactions t on t.kind = 'message' and t.reference = m.id
    join ledger_entries e on e.transaction_id = t.id and e.account = 'spent'
    group by m.seq, m.type having sum(e.credits) <> case when m.type in ('photo', 'gift') then 2 else 1 end`;
  expect(await queryNumbers(violationsQuery)).toEqual([]);
});

test('R-289 every photo was sent to somebody who had written before', async () => {
  const violationsQuery = sql<{ value: number }>`select p.seq as value from messages p where p.type = 'photo' and not exists
    (select 1 from messages m where m.conversation_id = p.conversation_id and m.sender_id <> p.sender_id and m.seq < p.seq)`;
  expect(await queryNumbers(violationsQuery)).toEqual([]);
});

test('R-111 a member is premium if and only if one of their purchases still stands', async () => {
  const violationsQuery = sql<{ value: number }>`select 1 as value from members m where m.paid <> exists
    (select 1 from payments p where p.member_id = m.id and p.status in ('completed', 'partly_refunded'))`;
  expect(await queryNumbers(violationsQuery)).toEqual([]);
});

test('R-403 no free member started more than two conversations', async () => {
  expect(await queryNumbers(sql`select 1 as value from members where not paid and conversations_started > 2`)).toEqual([]);
});

test('R-407 fictional members never like, start a conversation, write or appear online', async () => {
  expect(await queryNumbers(sql`select 1 as value from likes l join members m on m.id = l.liker_id where m.fictional`)).toEqual([]);
  expect(await queryNumbers(sql`select 1 as value from conversations c join members m on m.id = c.started_by where m.fictional`)).toEqual(
    [],
  );
  expect(await queryNumbers(sql`select 1 as value from messages s join members m on m.id = s.sender_id where m.fictional`)).toEqual([]);
  expect(await queryNumbers(sql`select 1 as value from members where fictional and last_active_at > ${NOW - 3600}`)).toEqual([]);
});

test('R-269 unread counts match the messages received after the last one read', async () => {
  const violationsQuery = sql<{
    value: number;
  }>`select s.unread as value from conversation_members s where s.unread <> (select count(*) from messages m
    where m.conversation_id = s.conversation_id and m.seq > s.read_up_to and m.sender_id <> s.member_id)`;
  expect(await queryNumbers(violationsQuery)).toEqual([]);
});

test('R-392 the next message is numbered after the last one', async () => {
  const { rows } = await sql<{ next: number; last: number }>`select nextval(pg_get_serial_sequence('messages', 'seq')) as next,
    (select max(seq) from messages) as last`.execute(database.db);
  expect(Number(rows[0]?.next)).toBe(Number(rows[0]?.last) + 1);
});

test('R-139 there is a discount code for each rule', async () => {
  const rows = await database.db.selectFrom('discount_codes').select(['code', 'status']).execute();
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['active', 'used', 'disabled']));
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['SUMMER10', 'DUTCH20', 'LASTYEAR30', 'STAY20']));
});

const SEEDED_AT = 1_780_315_200;

const FIVE_DAYS_S = 5 * DAY_S;

test('R-369 the demo data of an older image is moved to the present', async () => {
  const { db, close } = await openTestDatabase();
  await seedDatabase(db, { now: SEEDED_AT });
  await shiftSeedDates(db, SEEDED_AT + FIVE_DAYS_S);
  const member = await db
    .selectFrom('members')
    .select(['signup_at', 'last_active_at'])
    .where('name', '=', 'visitor.new')
    .executeTakeFirst();
  expect(member).toEqual({ signup_at: SEEDED_AT + FIVE_DAYS_S - 600, last_active_at: SEEDED_AT + FIVE_DAYS_S });
  const newestMessage = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst();
  expect(newestMessage?.at).toBeGreaterThan(SEEDED_AT);
  await close();
});
