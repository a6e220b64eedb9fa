import { configure } from 'mobx';
import { RootStore, type StoreBoot } from './RootStore';
import type { StoreServices } from './StoreServices';

/** Creates the root store of a page and configures MobX once: writes only in actions. */
export function createRootStore(boot: StoreBoot, services: StoreServices): RootStore {
  configure({ enforceActions: 'always' });
  return new RootStore(boot, services);
}
