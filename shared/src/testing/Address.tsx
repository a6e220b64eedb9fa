import { useLocation } from '@rendezvous/shared/router';
import { useEffect } from 'react';

/** Tells where the router is; renders nothing. */
export const Address = ({ onChange }: { onChange: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(`${pathname}${search}`), [pathname, search, onChange]);
  return null;
};
