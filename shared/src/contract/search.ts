import type { Gender } from './gender';
import type { ProfileCard } from './profile';

export const SEARCH_SORTS = ['recommended', 'newest', 'active', 'distance'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Inputs of the member search; ages in years, page from 1. */
export interface SearchQuery {
  gender?: Gender;
  country?: string;
  countryregion?: string;
  min_age?: number;
  max_age?: number;
  page?: number;
  sort?: SearchSort;
  with_photo?: 'true';
  online?: 'true';
  hide_fictional?: 'true';
  /** Tracking value of a visitor, for domains that open the search to some sources only. */
  network?: string;
}

/** A page of results; `number_of_results` is exact below COUNT_CAP. */
export interface SearchReply {
  members: ProfileCard[];
  page: number;
  pages: number;
  number_of_results: number;
  similar: ProfileCard[];
  fictional_count: number;
}
