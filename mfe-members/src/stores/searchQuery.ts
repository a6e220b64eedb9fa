import {
  DISTANCE_BUCKETS,
  GENDERS,
  MAX_AGE,
  MIN_AGE,
  NICHE_FILTERS,
  NICHES,
  type OwnProfile,
  SEARCH_FIELDS,
  SEARCH_SORTS,
  type SearchField,
  type SearchQuery,
  type Settings,
  wantedGenders,
} from '@rendezvous/shared/contract';

/** Years above and below the member's own age that a first search covers. */
const AGE_SPAN = 10;

const clampAge = (age: number): number => Math.min(MAX_AGE, Math.max(MIN_AGE, Math.round(age)));

/**
 * Returns a first search: for a member, matches in the member's country and of a similar age; for a visitor, the country whose content is shown and
 * the niche's filters.
 */
export function createDefaultQuery(
  profile: OwnProfile | undefined,
  settings: Pick<Settings, 'geoip_selected_country' | 'niche'>,
): SearchQuery {
  if (!profile) {
    // The search form shows each of these filters, so that the visitor can change them.
    const nicheFilters = NICHE_FILTERS[NICHES[settings.niche]];
    return { country: settings.geoip_selected_country, min_age: MIN_AGE, max_age: MAX_AGE, ...nicheFilters };
  }
  const genders = wantedGenders(profile.gender, profile.sexuality);
  return {
    ...(genders.length === 1 && genders[0] ? { gender: genders[0] } : {}),
    country: profile.country,
    min_age: clampAge(profile.age - AGE_SPAN),
    max_age: clampAge(profile.age + AGE_SPAN),
  };
}

const parseOption = <T extends string>(values: readonly T[], text: string | null): T | undefined => values.find((value) => value === text);

function parseNumber(text: string | null, fallback: number | undefined): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : fallback;
}

const parseFlag = (text: string | null): 'true' | undefined => (text === 'true' ? 'true' : undefined);

/**
 * Reads a search from the query string of a URL: a missing gender, place or age comes from the defaults, an empty gender or place means
 * any. Optional search fields that the domain does not list in `fields` are dropped, because the server rejects them.
 */
export function parseQuery(params: URLSearchParams, defaults: SearchQuery, fields: readonly SearchField[]): SearchQuery {
  const readText = (name: 'country' | 'countryregion'): string | undefined =>
    params.has(name) ? params.get(name) || undefined : defaults[name];
  const min = clampAge(parseNumber(params.get('min_age'), defaults.min_age) ?? MIN_AGE);
  const max = clampAge(parseNumber(params.get('max_age'), defaults.max_age) ?? MAX_AGE);
  const query = {
    gender: params.has('gender') ? parseOption(GENDERS, params.get('gender')) : defaults.gender,
    country: readText('country'),
    countryregion: readText('countryregion'),
    min_age: Math.min(min, max),
    max_age: Math.max(min, max),
    page: Math.max(1, parseNumber(params.get('page'), 1) ?? 1),
    sort: parseOption(SEARCH_SORTS, params.get('sort')),
    with_photo: parseFlag(params.get('with_photo')),
    online: parseFlag(params.get('online')),
    hide_fictional: parseFlag(params.get('hide_fictional')),
    distance: parseOption(DISTANCE_BUCKETS, params.get('distance')),
  };
  const isOffered = (name: string): boolean => fields.some((field) => field === name) || SEARCH_FIELDS.every((field) => field !== name);
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== undefined && isOffered(name)));
}

/** Returns the URL parameters of a search: values that differ from the defaults, empty where "any" replaces a default. */
export function formatQuery(query: SearchQuery, defaults: SearchQuery): URLSearchParams {
  const params = new URLSearchParams();
  const names = new Set([...Object.keys(defaults), ...Object.keys(query)]) as Set<keyof SearchQuery>;
  for (const name of names) {
    const value = query[name];
    const isFirstPage = name === 'page' && value === 1;
    if (value !== defaults[name] && !isFirstPage) params.set(name, value === undefined ? '' : String(value));
  }
  return params;
}
