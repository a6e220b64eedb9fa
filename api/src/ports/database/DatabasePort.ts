import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../tables/tables';
import type { ChangeListener } from './ChangeTeller';

/** The open database. Inside a transaction use only the transaction: the embedded database has one connection. */
export interface DatabasePort {
  db: Kysely<Database>;
  /** For tables that other packages keep in the same database. */
  pool: Pool;
  /** For work on whole tables: its queries have no time limit. */
  withPatience<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Sets the receiver of changed counters. */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}
