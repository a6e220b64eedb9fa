import { createContext, type ReactNode, use } from 'react';
import type { RootStore } from './RootStore';

/** Provides the root store to the tree; mounted once by the shell. */
export const StoreProvider = ({ store, children }: { store: RootStore; children: ReactNode }) => (
  <StoreContext value={store}>{children}</StoreContext>
);

export const StoreContext = createContext<RootStore | null>(null);

/** The root store of the page. */
export function useStore(): RootStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}
