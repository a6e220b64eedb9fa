import { ageWayOf, type AgeWays } from '@rendezvous/shared/contract';

/** True for a member whose country asks for a provider's 'over 18' that has not come yet. */
export const mustShowAge = (ways: AgeWays, { ageAssured, country }: { ageAssured: boolean; country: string }): boolean =>
  !ageAssured && ageWayOf(ways, country) === 'provider';
