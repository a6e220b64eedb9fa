import { type Locale, type Settings, visibleLocales } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';

/** Query keys that lead to a different page; all others are for tracking. */
const PAGE_KEYS = new Set(['page']);

/** Canonical address and one alternate per visible locale of a public page (R-094). */
export function headLinks(
  origin: string,
  pathname: string,
  query: Readonly<Record<string, string>>,
  settings: Settings,
  locale: Locale,
): string {
  const pageParams = Object.entries(query).filter(([key]) => PAGE_KEYS.has(key));
  const address = (extra: [string, string][]): string => {
    const search = new URLSearchParams([...pageParams, ...extra]).toString();
    return escapeHtml(`${origin}${pathname}${search === '' ? '' : `?${search}`}`);
  };
  const alternates = visibleLocales(settings.geoip_country, locale).map(
    (alternate) => `<link rel="alternate" hreflang="${alternate}" href="${address([['lang', alternate]])}">`,
  );
  return [
    `<link rel="canonical" href="${address([])}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address([])}">`,
  ].join('\n');
}

/** Origin for a domain's links, never taken from the Host header: the public origin or, for another domain, that domain with the same scheme. */
export function toOrigin(domain: string, publicOrigin: string): string {
  const publicUrl = new URL(publicOrigin);
  return publicUrl.hostname === domain || domain === '' ? publicUrl.origin : `${publicUrl.protocol}//${domain}`;
}
