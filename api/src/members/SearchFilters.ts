import {
  type DistanceBucket,
  type Gender,
  type InterestKey,
  INTERESTS,
  PREMIUM_SEARCH_FIELDS,
  type ProfileAttributes,
  SEARCH_FIELDS,
  SEARCH_INTERESTS_MAX,
  type SearchField,
  type SearchQuery,
  type SearchSort,
  type Sexuality,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** Search inputs that a domain can enable individually; omitted ones do not filter. */
export interface ExtraFilters extends Partial<ProfileAttributes> {
  sexuality?: Sexuality;
  city?: string;
  /** A member must have all of them. */
  interests?: InterestKey[];
  /** Maximum distance from the viewer's place. */
  distance?: DistanceBucket;
}

/** Filters of a search; undefined means any. */
export interface SearchFilters {
  gender: Gender | undefined;
  country: string | undefined;
  region: string | undefined;
  /** Years. */
  minAge: number;
  maxAge: number;
  withPhoto: boolean;
  online: boolean;
  hideFictional: boolean;
  extras?: ExtraFilters;
}

export interface Search {
  filters: SearchFilters;
  sort: SearchSort;
  /** From 1. */
  page: number;
}

interface Rights {
  search_fields: readonly SearchField[];
  isPremium: boolean;
}

const KNOWN = new Set<string>(INTERESTS.map(({ key }) => key));
const isInterest = (key: string): key is InterestKey => KNOWN.has(key);

function interestsOf(list: string): InterestKey[] {
  const keys = [...new Set(list.split(','))];
  const interests = keys.filter(isInterest);
  if (interests.length < keys.length || keys.length > SEARCH_INTERESTS_MAX) {
    throw new ApiError('validation', { fields: { interests: 'validation' } });
  }
  return interests;
}

/** Rejects inputs that the domain does not offer, and premium inputs of members without premium. */
function assertFieldsAllowed(query: SearchQuery, { search_fields, isPremium }: Rights): void {
  const used = SEARCH_FIELDS.filter((field) => query[field] !== undefined);
  const unknown = used.find((field) => !search_fields.includes(field));
  if (unknown !== undefined) throw new ApiError('validation', { fields: { [unknown]: 'validation' } });
  const premium = isPremium ? undefined : used.find((field) => PREMIUM_SEARCH_FIELDS.includes(field));
  if (premium !== undefined) throw new ApiError('premium_required', { fields: { [premium]: 'premium_required' } });
}

/** The extra inputs of a search; rejected when the viewer may not use them. */
export function extraFiltersOf(query: SearchQuery, rights: Rights): ExtraFilters {
  assertFieldsAllowed(query, rights);
  const { hair_color, eye_color, body_type, relationship_status, tattoos, sexuality, city, distance, interests } = query;
  const given = { hair_color, eye_color, body_type, relationship_status, tattoos, sexuality, city, distance };
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return interests === undefined ? filters : { ...filters, interests: interestsOf(interests) };
}
