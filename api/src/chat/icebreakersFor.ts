import { GENERAL_ICEBREAKERS, INTEREST_ICEBREAKERS, INTERESTS, type Icebreaker, type InterestKey } from '@rendezvous/shared/contract';

const INTIMATE = new Set<InterestKey>(INTERESTS.filter(({ sensitive }) => sensitive).map(({ key }) => key));

/** Openers for two members: one about each of up to three shared interests, none of them intimate, then the general ones. */
export function icebreakersFor(mine: readonly InterestKey[], theirs: readonly InterestKey[]): Icebreaker[] {
  const shared = theirs.filter((interest) => mine.includes(interest) && !INTIMATE.has(interest));
  const personal = INTEREST_ICEBREAKERS.flatMap((key, place) => {
    const interest = shared[place];
    return interest === undefined ? [] : [{ key, interest }];
  });
  return [...personal, ...GENERAL_ICEBREAKERS.map((key) => ({ key, interest: null }))];
}
