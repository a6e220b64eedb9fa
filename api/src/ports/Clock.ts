/** Source of the current time; injected, so that tests control it. */
export interface Clock {
  /** Unix seconds, UTC. */
  now(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
