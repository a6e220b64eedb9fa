/** Visits that ran a release or tried to, those in which it failed, and those with poor web vitals. */
export interface Tally {
  visits: number;
  failed: number;
  poor: number;
}
