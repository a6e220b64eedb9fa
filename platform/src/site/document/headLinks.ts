import { type Locale, type Settings, visibleLocales } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';

/** Query keys that identify another page; all others are tracking. */
const MEANINGFUL = new Set(['page']);

/** Canonical address and one alternate per visible locale of a public page (R-094). */
export function headLinks(
  origin: string,
  pathname: string,
  query: Readonly<Record<string, string>>,
  settings: Settings,
  locale: Locale,
): string {
  const kept = Object.entries(query).filter(([key]) => MEANINGFUL.has(key));
  const address = (extra: [string, string][]): string => {
    const search = new URLSearchParams([...kept, ...extra]).toString();
    return escapeHtml(`${origin}${pathname}${search === '' ? '' : `?${search}`}`);
  };
  const alternates = visibleLocales(settings.geoip_country, locale).map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${address([['lang', one]])}">`,
  );
  return [
    `<link rel="canonical" href="${address([])}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address([])}">`,
  ].join('\n');
}

/** Origin for a domain's links: never from the Host header; scheme and port of the public origin. */
export function toOrigin(domain: string, publicOrigin: string): string {
  const own = new URL(publicOrigin);
  return own.hostname === domain || domain === '' ? own.origin : `${own.protocol}//${domain}`;
}
