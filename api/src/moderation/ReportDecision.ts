import type { Decision } from './Decision';

/** A decision that may strike a member. */
export interface ReportDecision extends Decision {
  /** Open what is sealed: the numbers that strikes follow. */
  secrets: readonly string[];
}
