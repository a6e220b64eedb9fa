import type { Locale } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from './Registry';

/** What decides which releases a visit gets. */
export interface Visit {
  /** Random id of the browser. */
  visitorId: string;
  /** ISO 3166 alpha-2, empty when unknown. */
  country: string;
  locale: Locale;
  /** Releases chosen for this browser by a signed link. */
  overrides?: Partial<Record<ReleaseOwner, string>>;
}
