const HOUR_MS = 60 * 60 * 1_000;

/** How long reports matter, in ms. */
export const REPORT_TIMES = {
  /** A page open for longer than this reports nothing more; until then its reports are remembered. */
  visit: 12 * HOUR_MS,
  hour: HOUR_MS,
  /** How long hourly counts are kept. */
  kept: 14 * 24 * HOUR_MS,
} as const;
