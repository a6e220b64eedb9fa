import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { TRACKING_KEYS } from '@rendezvous/shared/contract';

/** Removes the tracking parameters from a query string; the rest is unchanged. */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  const trackingKeys = TRACKING_KEYS.filter((key) => query.has(key));
  if (trackingKeys.length === 0) return search;
  for (const key of trackingKeys) query.delete(key);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Stores the campaign's tracking values for the visit and removes them from the URL. Renders nothing. */
export const TrackingCapture = () => {
  const { session } = useStore();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    session.captureTracking(search);
    const rest = withoutTracking(search);
    if (rest !== search) void navigate({ pathname, search: rest, hash }, { replace: true, state });
  }, [session, navigate, pathname, search, hash, state]);
  return null;
};
