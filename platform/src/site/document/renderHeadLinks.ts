import { type Locale, type Settings, visibleLocales } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';

/** Query keys that lead to a different page; all others are for tracking. */
const PAGE_KEYS = new Set(['page']);

/** Canonical address and one alternate per visible locale of a public page (R-094). */
export function renderHeadLinks(
  origin: string,
  pathname: string,
  query: Readonly<Record<string, string>>,
  settings: Settings,
  locale: Locale,
): string {
  const pageParams = Object.entries(query).filter(([key]) => PAGE_KEYS.has(key));
  const buildAddress = (extraParams: [string, string][]): string => {
    const search = new URLSearchParams([...pageParams, ...extraParams]).toString();
    return escapeHtml(`${origin}${pathname}${search === '' ? '' : `?${search}`}`);
  };
  const alternateLinks = visibleLocales(settings.geoip_country, locale).map(
    (alternateLocale) => `<link rel="alternate" hreflang="${alternateLocale}" href="${buildAddress([['lang', alternateLocale]])}">`,
  );
  return [
    `<link rel="canonical" href="${buildAddress([])}">`,
    ...alternateLinks,
    `<link rel="alternate" hreflang="x-default" href="${buildAddress([])}">`,
  ].join('\n');
}

/** Origin for a domain's links, never taken from the Host header: the public origin or, for another domain, that domain with the same scheme. */
export function toOrigin(domain: string, publicOrigin: string): string {
  const publicUrl = new URL(publicOrigin);
  return publicUrl.hostname === domain || domain === '' ? publicUrl.origin : `${publicUrl.protocol}//${domain}`;
}
