/** Visits that ran a release or tried to, and those of them in which something of it failed. */
export interface Tally {
  visits: number;
  failed: number;
}
