/** Source of the current time; injected so that tests can control it. */
export interface Clock {
  /** Unix seconds, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
