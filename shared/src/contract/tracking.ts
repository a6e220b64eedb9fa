import { TRACKING_KEYS, type TrackingKey } from './signup';

/** Tracking values of a query, only the valid ones. */
export function trackingOf(query: URLSearchParams): Partial<Record<TrackingKey, string>> {
  const found = TRACKING_KEYS.map((key) => [key, query.get(key)] as const).filter(
    ([, value]) => value !== null && /^[A-Za-z0-9._-]{1,100}$/.test(value),
  );
  return Object.fromEntries(found);
}
