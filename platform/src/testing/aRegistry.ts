import type { Release } from '@rendezvous/shared/contract';
import { promoteRelease } from '../registry/changes/promoteRelease';
import { publishRelease } from '../registry/changes/publishRelease';
import { createEmptyRegistry, type Registry } from '../registry/Registry';
import { aShell } from './aRelease';

/** Builds a registry by publishing and promoting a shell release and then the given releases, in order. */
export const aRegistry = (...releases: Release[]): Registry =>
  [aShell(), ...releases].reduce(
    (registry, release) => promoteRelease(publishRelease(registry, release), release.remote, release.id),
    createEmptyRegistry(),
  );
