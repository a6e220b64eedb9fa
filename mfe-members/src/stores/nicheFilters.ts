import type { Niche, SearchQuery } from '@rendezvous/shared/contract';

/** Filters that each niche adds to a visitor's first search, in inputs that are visible and can be changed. */
export const nicheFilters: Record<Niche, Pick<SearchQuery, 'gender' | 'min_age'>> = {
  1: {},
  2: { gender: 'female' },
  3: {},
  4: { gender: 'female' },
  5: { gender: 'female', min_age: 55 },
  6: { gender: 'female', min_age: 35 },
  7: { gender: 'male' },
};
