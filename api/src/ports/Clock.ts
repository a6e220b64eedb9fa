/** The time, injected. */
export interface Clock {
  /** Unix seconds, UTC. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
