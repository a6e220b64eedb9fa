const HOUR_MS = 60 * 60 * 1_000;

/** How long reports matter, in ms. */
export const REPORT_TIMES = {
  /** A page left open longer than this reports nothing any more; until then it is remembered what it has reported. */
  visit: 12 * HOUR_MS,
  hour: HOUR_MS,
  /** Counts by the hour are kept this long. */
  kept: 14 * 24 * HOUR_MS,
} as const;
