import type { Clock } from './Clock';

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
