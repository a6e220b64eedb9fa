import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../tables/tables';
import type { ChangeListener } from './ChangePublisher';

/** The open database. Within a transaction, query only through the transaction: the embedded database has one connection. */
export interface DatabasePort {
  db: Kysely<Database>;
  /** The pool behind `db`, for other packages with tables in the same database. */
  pool: Pool;
  /** Runs `work`, for example a migration, without a time limit on its queries. */
  withoutTimeLimit<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Sets the listener for changed counters. */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}
