import type { Visit } from '../measure/Figures';

/** Two cold visits to a view, one right after the other. */
export interface CostPair {
  guarded: Visit;
  unprotected: Visit;
}
