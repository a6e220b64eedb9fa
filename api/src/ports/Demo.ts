import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { OtherContent } from '../docs/otherContent';
import type { AgePort } from './AgePort';
import type { Clock } from './Clock';
import type { FilesPort } from './FilesPort';
import type { PaymentsPort } from './PaymentsPort';
import type { Database } from '../tables/tables';
import type { DatabasePort } from './database/DatabasePort';

/**
 * Turns the api into a demo site: members to meet, and sandboxes in place of providers. `api/demo` is the only implementation; programs for real
 * members are built without it (docs/decisions/032).
 */
export interface Demo {
  /** Pages of the sandboxes. */
  routes: readonly FastifyPluginAsync[];
  /** Requests and responses of these routes and the sandbox's webhook, for the api's description; by method and address. */
  otherContent: Readonly<Record<string, OtherContent>>;
  payments(db: Kysely<Database>, secrets: Config['secrets'], clock: Clock): PaymentsPort;
  age(secrets: Config['secrets']): AgePort;
  /** The same files, plus the portraits of demo members, which are drawn on their first read. */
  withPortraits(files: FilesPort): FilesPort;
  /** File of an embedded database that contains the demo data as of some time up to `now`, for a data folder that has none yet. */
  databaseImage(now: number): Promise<string>;
  /** Fills a migrated database that lacks the demo data, and moves the data of an image to the present. */
  fill(database: DatabasePort, now: number, startedFrom: { image: boolean }): Promise<void>;
}
