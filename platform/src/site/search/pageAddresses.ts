import { isLocale, type Locale, LOCALES, ROUTES, type Settings } from '@rendezvous/shared/contract';
import type { RouteMatch } from '../document/matchPlanRoute';

/** Query keys that lead to a different page, and are therefore kept in a page's URLs. */
const PAGE_KEYS = new Set(['page']);

const OPTIONAL_PARAMETER = /\/\{\w+\?\}/g;

/**
 * Returns the languages in which a domain serves its countries; all languages if it lists no countries. They are the same for every
 * visitor, so that the versions of a page link to each other (R-094).
 */
export function getDomainLocales({ countries }: Pick<Settings, 'countries'>): Locale[] {
  const servedLocales = new Set(countries.flatMap(({ locales }) => locales));
  return LOCALES.filter((locale) => servedLocales.size === 0 || servedLocales.has(locale));
}

/**
 * Returns the path that stands for all paths of the same page, for example that of a lander without a slug, or `/pages/terms` for `/terms`.
 * Undefined for a route with another parameter, for example the page about a member (R-094).
 */
export function toCanonicalPath({ route, params }: Pick<RouteMatch, 'route' | 'params'>): string | undefined {
  const textPage = Object.values(ROUTES).find(({ path }) => route.name === 'token' && path === `/pages/${params['token']}`);
  if (textPage !== undefined) return textPage.path;
  const path = route.path.replace(OPTIONAL_PARAMETER, '').replace('{token}', params['token'] ?? '{token}');
  return path.includes('{') ? undefined : path;
}

/** Absolute URLs of a public page (R-094). */
export interface PageAddresses {
  /** URL without a language, for visitors of all languages. */
  neutral: string;
  /** URLs with a language, one for each language of the domain. */
  byLocale: Partial<Record<Locale, string>>;
  /** URL that stands for the requested one: that of the language in the request's query, otherwise `neutral`. */
  canonical: string;
}

export function createPageAddresses(
  origin: string,
  path: string,
  locales: readonly Locale[],
  query: Readonly<Record<string, string>> = {},
): PageAddresses {
  const pageParams = Object.entries(query).filter(([key]) => PAGE_KEYS.has(key));
  const buildUrl = (extraParams: [string, string][]): string => {
    const search = new URLSearchParams([...pageParams, ...extraParams]).toString();
    return `${origin}${path}${search === '' ? '' : `?${search}`}`;
  };
  const neutral = buildUrl([]);
  const byLocale: PageAddresses['byLocale'] = Object.fromEntries(locales.map((locale) => [locale, buildUrl([['lang', locale]])]));
  return { neutral, byLocale, canonical: (isLocale(query['lang']) ? byLocale[query['lang']] : undefined) ?? neutral };
}

/** Returns language tags with the URLs to offer for them: each language of the domain, and `x-default` for all others. */
export const toAlternates = ({ neutral, byLocale }: PageAddresses): [tag: string, url: string][] => [
  ...Object.entries(byLocale),
  ['x-default', neutral],
];

/**
 * Returns the origin for a domain's links, never taken from the Host header: the public origin or, for another domain, that domain with the
 * same scheme and port.
 */
export function toOrigin(domain: string, publicOrigin: string): string {
  const publicUrl = new URL(publicOrigin);
  if (domain !== '') publicUrl.hostname = domain;
  return publicUrl.origin;
}
