/** The time, handed in. */
export interface Clock {
  /** Unix seconds, UTC. */
  now(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
