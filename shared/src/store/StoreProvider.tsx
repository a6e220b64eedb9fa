import type { ReactNode } from 'react';
import type { RootStore } from './RootStore';
import { StoreContext } from './StoreContext';

/** Provides the root store to the tree; mounted once by the shell. */
export const StoreProvider = ({ store, children }: { store: RootStore; children: ReactNode }) => (
  <StoreContext value={store}>{children}</StoreContext>
);
