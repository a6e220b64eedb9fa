import type { Random } from '../ports/Random';
import type { Work } from '../Work';

/** What decisions about mandates work with: codes are drawn, and what a mandate says is sealed. */
export interface MandateWork extends Work {
  random: Random;
  /** The first one seals, all of them open. */
  secrets: readonly [string, ...string[]];
}
