import type { Locale } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** A provider's result; `refused` when the visitor declined. */
export type AgeOutcome = 'over18' | 'under18' | 'refused';

/** A provider's response, without anything that identifies its visitor. */
export interface AgeAnswer {
  state: string;
  outcome: AgeOutcome;
}

/** A provider that checks whether a member is over 18. */
export interface AgePort {
  /** Address of the check; its result comes back with this state. */
  pageFor(state: string, locale: Locale): string;
  /** Result in a token brought back by the member; null when the provider did not create it. */
  read(token: string): AgeAnswer | null;
}

/** Used without a configured provider: where a country requires one, photos and messages stay closed. */
export const noAgeCheck: AgePort = {
  pageFor: () => {
    throw new ApiError('overloaded', { message: 'No provider of age checks is configured.' });
  },
  read: () => null,
};
