import type { Canary } from './registrySchema';

/** Default conditions for a canary to abort itself. */
export const DEFAULT_ABORT = { errorRate: 0.05, poorRate: 0.2, minBeacons: 50 } satisfies Canary['abort'];
