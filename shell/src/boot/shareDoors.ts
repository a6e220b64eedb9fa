import { federationRuntime } from '@rendezvous/shared/remote';
import { eagerDoors } from './eagerDoors';
import { lazyDoors } from './lazyDoors';

/** Shares doors and libraries with the remotes of this page, each in the version of this build. */
export const shareDoors = (): void => federationRuntime.provide(SHARED_VERSIONS, eagerDoors, lazyDoors);
