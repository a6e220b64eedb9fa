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
  /** Interests, all of which a member must have. */
  interests?: InterestKey[];
  /** Maximum distance from the viewer's location. */
  distance?: DistanceBucket;
}

/** Filters of a search; undefined matches any value. */
export interface SearchFilters {
  gender: Gender | undefined;
  country: string | undefined;
  region: string | undefined;
  /** Lowest age in whole years, inclusive. */
  minAge: number;
  /** Highest age in whole years, inclusive. */
  maxAge: number;
  withPhoto: boolean;
  onlineOnly: boolean;
  hideFictional: boolean;
  extras?: ExtraFilters;
}

export interface Search {
  filters: SearchFilters;
  sort: SearchSort;
  /** Page number, starting at 1. */
  page: number;
}

interface SearchRights {
  search_fields: readonly SearchField[];
  isPremium: boolean;
}

const INTEREST_KEYS = new Set<string>(INTERESTS.map(({ key }) => key));
const isInterest = (key: string): key is InterestKey => INTEREST_KEYS.has(key);

function parseInterests(list: string): InterestKey[] {
  const keys = [...new Set(list.split(','))];
  const interests = keys.filter(isInterest);
  if (interests.length < keys.length || keys.length > SEARCH_INTERESTS_MAX) {
    throw new ApiError('validation', { fields: { interests: 'validation' } });
  }
  return interests;
}

/** Throws for a filter that the domain does not offer, and for a premium filter used without premium. */
function assertFieldsAllowed(query: SearchQuery, { search_fields, isPremium }: SearchRights): void {
  const usedFields = SEARCH_FIELDS.filter((field) => query[field] !== undefined);
  const unavailableField = usedFields.find((field) => !search_fields.includes(field));
  if (unavailableField !== undefined) throw new ApiError('validation', { fields: { [unavailableField]: 'validation' } });
  const premiumField = isPremium ? undefined : usedFields.find((field) => PREMIUM_SEARCH_FIELDS.includes(field));
  if (premiumField !== undefined) throw new ApiError('premium_required', { fields: { [premiumField]: 'premium_required' } });
}

/** Returns the extra filters of a query; throws if one of them is not offered or not allowed, or for unknown or too many interests. */
export function parseExtraFilters(query: SearchQuery, rights: SearchRights): ExtraFilters {
  assertFieldsAllowed(query, rights);
  const { hair_color, eye_color, body_type, relationship_status, tattoos, sexuality, city, distance, interests } = query;
  const values = { hair_color, eye_color, body_type, relationship_status, tattoos, sexuality, city, distance };
  const filters = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return interests === undefined ? filters : { ...filters, interests: parseInterests(interests) };
}
