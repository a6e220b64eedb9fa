import type { Locale } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from './Registry';

/** Properties of a visit that decide which releases it gets. */
export interface Visit {
  /** Random id of the browser. */
  visitorId: string;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  locale: Locale;
  /** Releases chosen for this browser by a signed link. */
  overrides?: Partial<Record<ReleaseOwner, string>>;
}

/** One step of a decision, as printed by `platform why`. */
export interface TraceStep {
  remote: ReleaseOwner;
  rule: 'state' | 'override' | 'canary' | 'stable' | 'last-good';
  release: string | null;
  /** Whether the release was accepted; always true for `state`, which ends the search. */
  taken: boolean;
  reason: string;
}
