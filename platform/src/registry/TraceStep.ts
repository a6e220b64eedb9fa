import type { ReleaseOwner } from './Registry';

/** One step of a decision, as printed by `platform why`. */
export interface TraceStep {
  remote: ReleaseOwner;
  rule: 'state' | 'override' | 'canary' | 'stable' | 'last-good';
  release: string | null;
  /** Whether the step put the release on the list (or, for `state`, ended the search). */
  taken: boolean;
  reason: string;
}
