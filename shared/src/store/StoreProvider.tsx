import { createContext, type ReactNode, use } from 'react';
import type { RootStore } from './RootStore';
import type { Slice } from './Slices';

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

/** State of one area beyond the life of its screens, by `name@major`: `of` reads it from a store, `use` is the hook. Created on first use. */
export function defineSlice<State extends Slice>(key: `${string}@${number}`, make: (store: RootStore) => State) {
  const of = (store: RootStore): State => store.slice(key, () => make(store));
  return { of, use: (): State => of(useStore()) };
}
