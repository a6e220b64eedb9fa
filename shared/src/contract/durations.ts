/** A day in seconds. */
export const DAY_S = 86_400;
