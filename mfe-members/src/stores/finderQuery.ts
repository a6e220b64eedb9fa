import type { MatchAnswers, SearchQuery } from '@rendezvous/shared/contract';

/** The match finder's answers as a search; interests only sort the results and exclude nobody. */
export const finderQuery = ({ gender, min_age, max_age, region, distance }: MatchAnswers, country: string): SearchQuery => ({
  gender,
  country,
  min_age,
  max_age,
  ...(region === null ? {} : { countryregion: region }),
  ...(distance === null ? {} : { distance }),
});
