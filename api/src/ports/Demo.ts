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
 * What turns the api into a site to look around on: members to meet, and sandboxes in place of providers. `api/demo` is the only one;
 * programs that serve real members are built without it (docs/decisions/032).
 */
export interface Demo {
  /** Pages of the sandboxes. */
  routes: readonly FastifyPluginAsync[];
  /** What these routes and the sandbox's webhook take and return, for the description of the api; by method and address. */
  otherContent: Readonly<Record<string, OtherContent>>;
  payments(db: Kysely<Database>, secrets: Config['secrets'], clock: Clock): PaymentsPort;
  age(secrets: Config['secrets']): AgePort;
  /** The same files, and the portraits of demo members, which are drawn when they are first read. */
  withPortraits(files: FilesPort): FilesPort;
  /** File of an embedded database that holds the demo data as of some time up to `now`, for a data folder that has none yet. */
  databaseImage(now: number): Promise<string>;
  /** Fills a migrated database that does not hold the demo data yet, and moves the data of an image to the present. */
  fill(database: DatabasePort, now: number, startedFrom: { image: boolean }): Promise<void>;
}
