import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

/** Spending order of lots: free credits first, then the oldest order. */
export const lotOrder = sql`source <> 'free', created_at, id`;

/** Returns a member's credits, which are always summed over the lots and never stored as a number. */
export async function findBalance(db: Kysely<Database>, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('lots')
    .select(({ fn }) => fn.sum<string | number | null>('remaining').as('credits'))
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .executeTakeFirst();
  return Number(row?.credits ?? 0);
}

/** A member's non-empty lots in spending order: free ones, then the oldest order. */
export async function findNonEmptyLots(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('lots')
    .select(['id', 'source', 'remaining', 'unit_amount', 'currency'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy(lotOrder)
    .execute();
}

/** One side of a movement; entries of the account `member` specify their lot. */
export interface LedgerEntry {
  account: 'member' | 'issued' | 'spent';
  lotId: string | null;
  credits: number;
}

export interface LedgerTransaction {
  memberId: string;
  kind: 'signup' | 'purchase' | 'message' | 'message_return' | 'reversal' | 'refund';
  /** Id of what caused the movement, such as a payment or a message; unique within a `kind`, so that one cause moves credits only once. */
  reference: string;
  entries: readonly LedgerEntry[];
}

/** Writes a movement of credits to the append-only ledger; the database rejects a movement that does not balance to 0. */
export async function postLedger(
  { db, now, random }: UnitOfWork,
  { memberId, kind, reference, entries }: LedgerTransaction,
): Promise<void> {
  const id = random.id();
  await db.insertInto('ledger_transactions').values({ id, member_id: memberId, kind, reference, created_at: now }).execute();
  await db
    .insertInto('ledger_entries')
    .values(entries.map(({ account, lotId, credits }) => ({ transaction_id: id, account, lot_id: lotId, credits })))
    .execute();
}

/** Number of credits taken back when a payment was returned; paying the debt restores them. */
export async function findReversedCredits({ db }: UnitOfWork, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select(({ fn }) => fn.sum<string | number | null>('e.credits').as('credits'))
    .where('t.kind', '=', 'reversal')
    .where('t.reference', '=', paymentId)
    .where('e.account', '=', 'issued')
    .executeTakeFirst();
  return Number(row?.credits ?? 0);
}

/** Credits that a message took from each lot; omits lots of refunded or charged-back orders, to which no credits are returned. */
export async function findSpentCredits({ db }: UnitOfWork, messageId: string) {
  return db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('lots as l', 'l.id', 'e.lot_id')
    .leftJoin('payments as p', 'p.id', 'l.payment_id')
    .select(['e.lot_id as lotId', 'e.credits'])
    .where('t.kind', '=', 'message')
    .where('t.reference', '=', messageId)
    .where('e.account', '=', 'member')
    .where(({ eb, or }) => or([eb('p.status', 'is', null), eb('p.status', 'not in', ['refunded', 'charged_back'])]))
    .execute();
}

export async function insertLot(db: Kysely<Database>, lot: Insertable<Database['lots']>): Promise<void> {
  await db.insertInto('lots').values(lot).execute();
}

/** Finds the lot of credits bought with an order; undefined if the order has granted none. */
export async function findLotByPayment(db: Kysely<Database>, paymentId: string) {
  return db.selectFrom('lots').select(['id', 'remaining']).where('payment_id', '=', paymentId).executeTakeFirst();
}

/** Remaining credits of each of these orders, by payment id. */
export async function findUnusedCredits(db: Kysely<Database>, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lots')
    .select(['payment_id', 'remaining'])
    .where('payment_id', 'in', [...paymentIds])
    .execute();
  return new Map(rows.map(({ payment_id, remaining }) => [payment_id ?? '', remaining]));
}
