import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../tables/tables';
import type { ChangeListener } from './ChangePublisher';

/** The open database. Inside a transaction use only the transaction: the embedded database has one connection. */
export interface DatabasePort {
  db: Kysely<Database>;
  /** The pool behind `db`, for tables that other packages keep in the same database. */
  pool: Pool;
  /** Runs `work`, such as a change of whole tables, without a time limit on its queries. */
  withPatience<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Sets the receiver of changed counters. */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}
