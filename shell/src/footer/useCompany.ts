import type { Company } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';

/** Loads and returns the company behind the domain; null until it has loaded. Call inside an observer. */
export function useCompany(): Company | null {
  const { reference } = useStore();
  useEffect(() => void reference.loadCompany().catch(() => undefined), [reference]);
  return reference.company;
}
