import type { StoredMethod } from '@rendezvous/shared/contract';
import { useEffect } from 'react';
import { useMethodsStore } from '../stores/useMethodsStore';

/** The mandate an order would use; null when there is none, undefined until known. Call inside an observer. */
export function useMandate(isWanted: boolean): StoredMethod | null | undefined {
  const { value, load } = useMethodsStore().stored;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  return value && (value.find(({ method }) => method === 'sepa') ?? null);
}
