import type { RootStore } from './RootStore';
import type { Slice } from './Slices';
import { useStore } from './StoreProvider';

/** State of one area beyond the life of its screens, by `name@major`: `of` reads it from a store, `use` is the hook. Created on first use. */
export function defineSlice<State extends Slice>(key: `${string}@${number}`, make: (store: RootStore) => State) {
  const of = (store: RootStore): State => store.slice(key, () => make(store));
  return { of, use: (): State => of(useStore()) };
}
