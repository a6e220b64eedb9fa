import { use } from 'react';
import type { RootStore } from './RootStore';
import { StoreContext } from './StoreContext';

/** The root store of the page. */
export function useStore(): RootStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}
