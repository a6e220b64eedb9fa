import type { Locale } from '@rendezvous/shared/contract';

/** What a provider found out; `refused` when its visitor did not want to tell. */
export type AgeOutcome = 'over18' | 'under18' | 'refused';

/** A provider's answer, and nothing that names its visitor. */
export interface AgeAnswer {
  state: string;
  outcome: AgeOutcome;
}

/** Somebody who finds out whether a member is over 18. */
export interface AgePort {
  /** Address of the check; its answer comes back with this state. */
  pageFor(state: string, locale: Locale): string;
  /** What a token says that the member brought back; null when the provider did not make it. */
  read(token: string): AgeAnswer | null;
}
