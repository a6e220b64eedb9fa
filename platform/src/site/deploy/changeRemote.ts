import { describeChange } from '../../registry/changes/describeChange';
import { refuseMissingMembers } from '../../gates/refuseMissingMembers';
import type { Registry, ReleaseOwner } from '../../registry/Registry';
import type { RegistryChange } from '../../registry/store/RegistryChange';
import type { SiteContext } from '../createContext';
import { actions } from './actions';
import type { ChangeBody } from './changeSchema';
import { unservedCanary } from './unservedCanary';

/** Result of a change or, with `dryRun`, a preview of it. */
export interface Changed {
  serial: number;
  stable: string | null;
  /** In words, empty when nothing changed. */
  changes: string[];
  /** For a canary: who gets none of it, and why. */
  notes: string[];
  dryRun: boolean;
}

interface Wanted extends RegistryChange {
  action: keyof typeof actions;
  remote: ReleaseOwner;
}

/** Actions that deliberately give a release traffic. Undoing is never restricted. */
const GATED: readonly string[] = ['promote', 'canary'];

/** Changes a remote based on the caller's serial, or previews the change. */
export async function changeRemote(
  context: Pick<SiteContext, 'folder' | 'registryCache'>,
  change: Wanted,
  body: ChangeBody,
): Promise<Changed> {
  const { registryCache } = context;
  const { remote, action } = change;
  const { serial, dryRun = false } = body;
  let changes: string[] = [];
  const apply = (registry: Registry): Registry => {
    const after = actions[action](registry, remote, body);
    changes = describeChange(registry.remotes[remote], after.remotes[remote]);
    return after;
  };
  if (GATED.includes(action)) {
    const after = await registryCache.preview(serial, apply);
    await refuseMissingMembers(context, await registryCache.current(), after);
  }
  const written = await (dryRun ? registryCache.preview(serial, apply) : registryCache.change(serial, change, apply));
  const notes = action === 'canary' ? unservedCanary(written, remote) : [];
  return { serial: written.serial, stable: written.remotes[remote]?.stable ?? null, changes, notes, dryRun };
}
