import type { MatchAnswers, SearchQuery } from '@rendezvous/shared/contract';

/** The answers of the match finder as a search; interests only order the matches, they exclude nobody. */
export const finderQuery = ({ gender, min_age, max_age, region, distance }: MatchAnswers, country: string): SearchQuery => ({
  gender,
  country,
  min_age,
  max_age,
  ...(region === null ? {} : { countryregion: region }),
  ...(distance === null ? {} : { distance }),
});
