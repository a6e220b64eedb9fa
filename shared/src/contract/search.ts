import type { Gender, Sexuality } from './gender';
import type { AttributeValue, DistanceBucket, ProfileCard } from './profile';
import type { SearchField } from './settings';

export const SEARCH_SORTS = ['recommended', 'newest', 'active', 'distance'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Inputs that only premium members may use. */
export const PREMIUM_SEARCH_FIELDS: readonly SearchField[] = ['hair_color', 'eye_color', 'body_type', 'tattoos', 'interests'];

/** Interests of one search at most. */
export const SEARCH_INTERESTS_MAX = 5;

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
  sexuality?: Sexuality;
  city?: string;
  hair_color?: AttributeValue<'hair_color'>;
  eye_color?: AttributeValue<'eye_color'>;
  body_type?: AttributeValue<'body_type'>;
  relationship_status?: AttributeValue<'relationship_status'>;
  tattoos?: AttributeValue<'tattoos'>;
  /** Keys with commas between them; a member must have all of them. */
  interests?: string;
  /** Farthest distance, from the viewer's place. */
  distance?: DistanceBucket;
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
