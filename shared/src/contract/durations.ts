/** A day in seconds, as times are unix seconds UTC. */
export const DAY_S = 86_400;
