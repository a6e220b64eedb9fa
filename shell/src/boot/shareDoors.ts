import { federationRuntime } from '@rendezvous/shared/remote';
import { eagerDoors } from './eagerDoors';

/** Shared doors that load with the first screen that needs them, keyed by share name. */
export const lazyDoors = {
  '@rendezvous/shared/forms': () => import('@rendezvous/shared/forms'),
  '@rendezvous/shared/pickers': () => import('@rendezvous/shared/pickers'),
  '@rendezvous/shared/safety': () => import('@rendezvous/shared/safety'),
};

/** Versions of everything shared, keyed by share name; written by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Shares doors and libraries with the remotes of this page, each at the version of this build. */
export const shareDoors = (): void => federationRuntime.provide(SHARED_VERSIONS, eagerDoors, lazyDoors);
