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
 * Turns the api into a demo site, with demo members and with sandboxes in place of providers. `api/demo` is the only implementation; the build for
 * real members does not contain it (docs/decisions/032).
 */
export interface Demo {
  /** Routes of the sandboxes. */
  routes: readonly FastifyPluginAsync[];
  /** Request and response content for the API description, keyed by method and path, of these routes and of the sandbox's webhook. */
  contentByRoute: Readonly<Record<string, OtherContent>>;
  payments(db: Kysely<Database>, secrets: Config['secrets'], clock: Clock): PaymentsPort;
  age(secrets: Config['secrets']): AgePort;
  /** Adds the portraits of the demo members to a file store; each portrait is drawn when first read. */
  withPortraits(files: FilesPort): FilesPort;
  /** Returns the path of a database image for a new data folder, with the demo data as of some time up to `now`; builds a missing image. */
  ensureDatabaseImage(now: number): Promise<string>;
  /** Seeds a migrated database that lacks the demo data, or moves the timestamps of data from an image to the present. */
  fill(database: DatabasePort, now: number, options: { fromImage: boolean }): Promise<void>;
}
