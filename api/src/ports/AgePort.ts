import type { Locale } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** Result of an age check; `refused` if the member declined the check. */
export type AgeOutcome = 'over18' | 'under18' | 'refused';

/** A provider's response, which contains nothing that identifies the member. */
export interface AgeCheckResponse {
  state: string;
  outcome: AgeOutcome;
}

/** An age check provider, which verifies that a member is over 18. */
export interface AgePort {
  /** Returns the URL of the age check; the provider's result contains the same `state`. */
  getPageUrl(state: string, locale: Locale): string;
  /** Reads the result from the token with which the member returns; null if the provider did not issue it. */
  read(token: string): AgeCheckResponse | null;
}

/** Used when no provider is configured: in countries that require an age check, photos and messages stay locked. */
export const noAgeCheck: AgePort = {
  getPageUrl: () => {
    throw new ApiError('overloaded', { message: 'No provider of age checks is configured.' });
  },
  read: () => null,
};
