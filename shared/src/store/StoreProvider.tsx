import { createContext, type ReactNode, use } from 'react';
import type { RootStore } from './RootStore';
import type { Slice } from './Slices';

/** Provides the root store to the tree; mounted once by the shell. */
export const StoreProvider = ({ store, children }: { store: RootStore; children: ReactNode }) => (
  <StoreContext value={store}>{children}</StoreContext>
);

export const StoreContext = createContext<RootStore | null>(null);

/** Returns the root store of the page; throws without a StoreProvider. */
export function useStore(): RootStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}

/** Defines state that outlives the screens of an area, created on first use: `of` returns it for a store, `use` is the hook. `key` is `name@major`. */
export function defineSlice<State extends Slice>(key: `${string}@${number}`, create: (store: RootStore) => State) {
  const of = (store: RootStore): State => store.slice(key, () => create(store));
  return { of, use: (): State => of(useStore()) };
}
