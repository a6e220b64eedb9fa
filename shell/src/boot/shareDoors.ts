import { federationRuntime } from '@rendezvous/shared/remote';
import { eagerDoors } from './eagerDoors';
import { lazyDoors } from './lazyDoors';

/** Versions of everything shared, keyed by share name; the build replaces this constant with them. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Shares doors and libraries with the remotes of this page, each at the version of this build. */
export const shareDoors = (): void => federationRuntime.provide(SHARED_VERSIONS, eagerDoors, lazyDoors);
