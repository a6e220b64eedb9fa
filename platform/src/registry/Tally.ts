/** Visits that ran a release or tried to; those of them in which something of it failed, and those whose web vitals were poor. */
export interface Tally {
  visits: number;
  failed: number;
  poor: number;
}
