import { resolve } from 'node:path';
import type { Demo } from '../../src/ports/Demo';
import { webhookKeys } from '../../src/ports/webhookSignature';
import { demoImage } from './database/demoImage';
import { seedDatabase } from './database/seedDatabase';
import { renewSeed } from './database/sqlSeed';
import { portraitFiles } from './portraits/portraitFiles';
import { sandboxAgeRoutes } from './sandbox/ageRoutes';
import { sandboxRoutes } from './sandbox/paymentRoutes';
import { sandboxAge } from './sandbox/sandboxAge';
import { sandboxContent } from './sandbox/sandboxContent';
import { sandboxPayments } from './sandbox/sandboxPayments';

/** Cache folder for images of the demo data, shared with other files that can be rebuilt. */
const IMAGES = resolve(__dirname, '../../../.cache');

/** Everything the api needs for a demo: demo members, and sandboxes for payments and age checks. */
export const demo: Demo = {
  routes: [sandboxRoutes, sandboxAgeRoutes],
  otherContent: sandboxContent,
  payments: (db, secrets, clock) => sandboxPayments(db, webhookKeys(secrets), clock),
  age: sandboxAge,
  withPortraits: portraitFiles,
  databaseImage: (now) => demoImage(IMAGES, now),
  fill: async (database, now, { image }) => {
    const hasFilled = await database.withPatience((db) => seedDatabase(db, { now }));
    if (!hasFilled && image) await renewSeed(database.db, now);
  },
};
