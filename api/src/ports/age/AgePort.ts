import type { Locale } from '@rendezvous/shared/contract';

/** A provider's answer: whether its visitor is over 18, and nothing that names them. */
export interface AgeAnswer {
  state: string;
  over18: boolean;
}

/** Somebody who finds out whether a member is over 18. */
export interface AgePort {
  /** Address of the check; its answer comes back with this state. */
  pageFor(state: string, locale: Locale): string;
  /** What a token says that the member brought back; null when the provider did not make it. */
  read(token: string): AgeAnswer | null;
}
