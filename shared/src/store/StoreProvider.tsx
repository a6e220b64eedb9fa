import type { ReactNode } from 'react';
import type { RootStore } from './RootStore';
import { StoreContext } from './StoreContext';

/** Hands the root store to the tree; the shell mounts it once. */
export const StoreProvider = ({ store, children }: { store: RootStore; children: ReactNode }) => (
  <StoreContext value={store}>{children}</StoreContext>
);
