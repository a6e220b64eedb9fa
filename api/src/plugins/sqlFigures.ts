import type { PaymentStatus } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

export interface Figures {
  payments: { status: PaymentStatus; count: number }[];
  jobs: { waiting: number; oldest: number | null };
}

/** Payments by status, and due jobs. */
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

/** When the oldest unfinished job was or is due, in unix seconds; null without any. */
export async function findOldestJob(db: Kysely<Database>): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('jobs')
    .select(sql<number | null>`min(run_at)`.as('oldest'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest;
}
