import { sql, type Kysely } from 'kysely';
import type { PaymentStatus } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

export interface Figures {
  payments: { status: PaymentStatus; count: number }[];
  jobs: { waiting: number; oldest: number | null };
}

/** What the database knows for the counters. */
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
