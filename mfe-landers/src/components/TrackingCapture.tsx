import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { TRACKING_KEYS } from '@rendezvous/shared/contract';

/** Removes the tracking parameters from a query string and keeps the other parameters. */
export function removeTracking(search: string): string {
  const query = new URLSearchParams(search);
  const trackingKeys = TRACKING_KEYS.filter((key) => query.has(key));
  if (trackingKeys.length === 0) return search;
  for (const key of trackingKeys) query.delete(key);
  const remainingQuery = query.toString();
  return remainingQuery === '' ? '' : `?${remainingQuery}`;
}

/** Remembers the campaign's tracking values for the visit, and removes them from the URL. Renders nothing. */
export const TrackingCapture = () => {
  const { session } = useStore();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    session.captureTracking(search);
    const searchWithoutTracking = removeTracking(search);
    if (searchWithoutTracking !== search) void navigate({ pathname, search: searchWithoutTracking, hash }, { replace: true, state });
  }, [session, navigate, pathname, search, hash, state]);
  return null;
};
