import type { Canary } from './registrySchema';

/** When a canary aborts itself unless its team says otherwise. */
export const DEFAULT_ABORT = { errorRate: 0.05, poorRate: 0.2, minBeacons: 50 } satisfies Canary['abort'];
