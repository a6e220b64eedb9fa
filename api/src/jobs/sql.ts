import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { JobKind } from './JobKind';

interface NewJob {
  id: string;
  kind: JobKind;
  payload: Record<string, string>;
  /** Unix seconds. */
  runAt: number;
}

/** Enqueues a job unless its id already exists; `trx` is the transaction of the change that needs the job. */
export async function enqueueJob(trx: Kysely<Database>, { id, kind, payload, runAt }: NewJob): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ id, kind, payload: JSON.stringify(payload), run_at: runAt, done_at: null, last_error: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, string>;
  attempts: number;
}

/** Maximum number of jobs claimed at a time. */
const BATCH_SIZE = 20;

/** A job whose process died before finishing it is due again after this time, in seconds. */
const LEASE_S = 300;

/** Claims due jobs and postpones their `run_at` by the lease, so that no other process claims them meanwhile. */
export const claimDueJobs = (db: Kysely<Database>, now: number): Promise<ClaimedJob[]> =>
  db
    .updateTable('jobs')
    .set({ run_at: now + LEASE_S, attempts: sql`attempts + 1` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where('done_at', 'is', null)
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .execute();

export async function markDone(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('jobs').set({ done_at: now, last_error: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Kysely<Database>, id: string, { error, runAt }: { error: string; runAt: number }): Promise<void> {
  await db.updateTable('jobs').set({ last_error: error, run_at: runAt }).where('id', '=', id).execute();
}
