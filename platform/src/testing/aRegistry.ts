import type { Release } from '@rendezvous/shared/contract';
import { promoteRelease } from '../registry/changes/promoteRelease';
import { publishRelease } from '../registry/changes/publishRelease';
import { emptyRegistry, type Registry } from '../registry/Registry';
import { aShell } from './aRelease';

/** A registry in which the shell and then each release was published and promoted, in this order. */
export const aRegistry = (...releases: Release[]): Registry =>
  [aShell(), ...releases].reduce(
    (registry, release) => promoteRelease(publishRelease(registry, release), release.remote, release.id),
    emptyRegistry(),
  );
