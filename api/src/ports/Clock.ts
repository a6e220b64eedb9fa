/** The time, handed in. */
export interface Clock {
  /** Unix seconds, UTC. */
  now(): number;
}
