import type { RemoteState } from '@rendezvous/shared/contract';
import type { Registry, ReleaseOwner } from '../Registry';
import { changeEntry } from './changeEntry';

/** Switches a remote off, on or to maintenance; its routes stay known. */
export const switchRemote = (registry: Registry, remote: ReleaseOwner, state: RemoteState): Registry =>
  changeEntry(registry, remote, (entry) => ({ ...entry, state }));
