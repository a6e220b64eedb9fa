import { resolve } from 'node:path';
import type { Demo } from '../../src/ports/Demo';
import { deriveWebhookKeys } from '../../src/ports/webhookSignature';
import { ensureDemoImage } from './database/ensureDemoImage';
import { seedDatabase } from './database/seedDatabase';
import { shiftSeedDates } from './database/sqlSeed';
import { withPortraitFiles } from './portraits/withPortraitFiles';
import { sandboxAgeRoutes } from './sandbox/ageRoutes';
import { sandboxRoutes } from './sandbox/paymentRoutes';
import { sandboxAge } from './sandbox/sandboxAge';
import { sandboxContent } from './sandbox/sandboxContent';
import { sandboxPayments } from './sandbox/sandboxPayments';

/** Folder for images of the demo data, and for other files that can be rebuilt at any time. */
const CACHE_FOLDER = resolve(__dirname, '../../../.cache');

/** Everything the api needs for a demo: demo members, and sandboxes for payments and age checks. */
export const demo: Demo = {
  routes: [sandboxRoutes, sandboxAgeRoutes],
  contentByRoute: sandboxContent,
  payments: (db, secrets, clock) => sandboxPayments(db, deriveWebhookKeys(secrets), clock),
  age: sandboxAge,
  withPortraits: withPortraitFiles,
  ensureDatabaseImage: (now) => ensureDemoImage(CACHE_FOLDER, now),
  fill: async (database, now, { fromImage }) => {
    const wasSeeded = await database.withoutTimeLimit((db) => seedDatabase(db, { now }));
    if (!wasSeeded && fromImage) await shiftSeedDates(database.db, now);
  },
};
