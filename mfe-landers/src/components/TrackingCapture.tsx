import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { withoutTracking } from './withoutTracking';

/** Stores the campaign's values for the visit and removes them from the address. Renders nothing. */
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
