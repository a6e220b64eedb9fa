import { useLocation } from '@rendezvous/shared/router';
import { useEffect } from 'react';

/** Reports the router's location; renders nothing. */
export const Address = ({ onChange }: { onChange: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(`${pathname}${search}`), [pathname, search, onChange]);
  return null;
};
