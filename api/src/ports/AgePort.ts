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
  /** Returns the address of the check, whose result comes back with this state. */
  pageFor(state: string, locale: Locale): string;
  /** Reads the result from the token that the member brings back; null if the provider did not create it. */
  read(token: string): AgeAnswer | null;
}

/** Used without a configured provider: where a country requires an age check, photos and messages stay closed. */
export const noAgeCheck: AgePort = {
  pageFor: () => {
    throw new ApiError('overloaded', { message: 'No provider of age checks is configured.' });
  },
  read: () => null,
};
