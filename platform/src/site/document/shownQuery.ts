import { TRACKING_KEYS } from '@rendezvous/shared/contract';

/** Keys that never affect a page: campaigns, and the language, which is known. */
const isSilent = (key: string): boolean => key === 'lang' || /^(utm_|[a-z]*clid$)/.test(key) || TRACKING_KEYS.some((one) => one === key);

/** The part of a query that affects what a page shows, in a fixed order; empty or with its question mark. */
export function shownQuery(query: Readonly<Record<string, string>>): string {
  const kept = Object.entries(query)
    .filter(([key]) => !isSilent(key))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}
