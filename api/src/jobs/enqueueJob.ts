import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { JobKind } from './JobKind';

interface NewJob {
  id: string;
  kind: JobKind;
  payload: Record<string, string>;
  /** Unix seconds. */
  runAt: number;
}

/** Puts work on the table, in the transaction of the change that needs it. */
export async function enqueueJob(trx: Kysely<Database>, { id, kind, payload, runAt }: NewJob): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ id, kind, payload: JSON.stringify(payload), run_at: runAt, done_at: null, last_error: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
