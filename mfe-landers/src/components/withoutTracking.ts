import { TRACKING_KEYS } from '@rendezvous/shared/contract';

/** A query without the tracking values; the rest is unchanged. */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  const found = TRACKING_KEYS.filter((key) => query.has(key));
  if (found.length === 0) return search;
  for (const key of found) query.delete(key);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
