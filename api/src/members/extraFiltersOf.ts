import {
  INTERESTS,
  PREMIUM_SEARCH_FIELDS,
  SEARCH_FIELDS,
  SEARCH_INTERESTS_MAX,
  type InterestKey,
  type SearchField,
  type SearchQuery,
} from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { ExtraFilters } from './ExtraFilters';

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

/** Inputs the domain does not offer are refused, and those for premium members from anybody else. */
function refuseForbidden(query: SearchQuery, { search_fields, isPremium }: Rights): void {
  const used = SEARCH_FIELDS.filter((field) => query[field] !== undefined);
  const unknown = used.find((field) => !search_fields.includes(field));
  if (unknown !== undefined) throw new ApiError('validation', { fields: { [unknown]: 'validation' } });
  const premium = isPremium ? undefined : used.find((field) => PREMIUM_SEARCH_FIELDS.includes(field));
  if (premium !== undefined) throw new ApiError('premium_required', { fields: { [premium]: 'premium_required' } });
}

/** The extra inputs of a search, as far as the searcher may use them. */
export function extraFiltersOf(query: SearchQuery, rights: Rights): ExtraFilters {
  refuseForbidden(query, rights);
  const { hair_color, eye_color, body_type, relationship_status, tattoos, sexuality, city, distance, interests } = query;
  const given = { hair_color, eye_color, body_type, relationship_status, tattoos, sexuality, city, distance };
  const filters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return interests === undefined ? filters : { ...filters, interests: interestsOf(interests) };
}
