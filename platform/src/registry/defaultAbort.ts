import type { Canary } from './registrySchema';

/** When a canary aborts itself unless its team says otherwise. */
export const DEFAULT_ABORT: NonNullable<Canary['abort']> = { errorRate: 0.05, minBeacons: 50 };
