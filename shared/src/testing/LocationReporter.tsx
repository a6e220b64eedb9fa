import { useLocation } from '@rendezvous/shared/router';
import { useEffect } from 'react';

/** Calls `onChange` with the path and query whenever the router's location changes; renders nothing. */
export const LocationReporter = ({ onChange }: { onChange: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(`${pathname}${search}`), [pathname, search, onChange]);
  return null;
};
