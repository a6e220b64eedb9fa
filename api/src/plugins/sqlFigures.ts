import type { PaymentStatus } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

export interface Figures {
  payments: { status: PaymentStatus; count: number }[];
  /** Due jobs; `oldest` is when the oldest became due, in unix seconds. */
  jobs: { waiting: number; oldest: number | null };
}

/** Counts payments by status, and the jobs due by `now`. */
export async function findFigures(db: Kysely<Database>, now: number): Promise<Figures> {
  const payments = await db
    .selectFrom('payments')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select([sql<number>`count(*)`.as('waiting'), sql<number | null>`min(run_at)`.as('oldest')])
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .executeTakeFirstOrThrow();
  return { payments, jobs };
}

/** Finds the earliest time at which an unfinished job was or will be due, in unix seconds; null if there is none. */
export async function findOldestJobTime(db: Kysely<Database>): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('jobs')
    .select(sql<number | null>`min(run_at)`.as('oldest'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest;
}
