import { TRACKING_KEYS, type TrackingKey } from './signup';

/** Valid tracking values of a query. */
export function trackingOf(query: URLSearchParams): Partial<Record<TrackingKey, string>> {
  const found = TRACKING_KEYS.map((key) => [key, query.get(key)] as const).filter(
    ([, value]) => value !== null && /^[A-Za-z0-9._-]{1,100}$/.test(value),
  );
  return Object.fromEntries(found);
}

/** Tracking values stored for the visit, from their JSON text; an unreadable text counts as none. */
export function keptTracking(text: string | null): Partial<Record<TrackingKey, string>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return trackingOf(new URLSearchParams(kept as Record<string, string>));
  } catch {
    return {};
  }
}
