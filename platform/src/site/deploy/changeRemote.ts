import { ReleaseDescriptions } from '../../gates/ReleaseDescriptions';
import { getLiveReleases, findNewPairs } from '../../gates/findNewPairs';
import { getMemberFindings } from '../../gates/getMemberFindings';
import { RefusedChange } from '../../registry/changes/RefusedChange';
import { type Registry, findRelease, type ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import type { RegistryChange } from '../../registry/store/RegistryStore';
import { describeUnmetRequirement } from '../../registry/describeUnmetRequirement';
import type { SiteContext } from '../createContext';
import { actions } from './actions';
import type { ChangeBody } from './changeSchema';

const describeCanary = ({ canary }: RegistryEntry): string => {
  if (canary === undefined) return 'none';
  const audience = Object.values(canary.only ?? {});
  return `${canary.release} ${canary.percent} %${audience.length === 0 ? '' : ` of ${audience.join(', ')}`}`;
};

/** Formatters, by name, of the fields that the description of a change covers. */
const FIELD_FORMATTERS: Record<string, (entry: RegistryEntry) => string> = {
  state: ({ state }) => state,
  stable: ({ stable }) => stable ?? 'none',
  'last good': ({ lastGood }) => lastGood[0] ?? 'none',
  canary: describeCanary,
  blocked: ({ blocked }) => blocked.join(', ') || 'none',
};

/** Describes each changed field of a remote; empty when nothing changes. */
export function describeChange(before: RegistryEntry | undefined, after: RegistryEntry | undefined): string[] {
  return Object.entries(FIELD_FORMATTERS).flatMap(([name, format]) => {
    const [from, to] = [before ? format(before) : 'none', after ? format(after) : 'none'];
    return from === to ? [] : [`${name} ${from} → ${to}`];
  });
}

/** Describes the visitors who cannot get a remote's canary because of the remote's state or the live shells; empty if there are none. */
function describeExcludedVisitors(registry: Registry, remote: ReleaseOwner): string[] {
  const { state, canary } = registry.remotes[remote] ?? {};
  const release = findRelease(registry, remote, canary?.release ?? null);
  if (remote === 'shell' || release === undefined) return [];
  if (state !== 'on') return [`nobody gets it while ${remote} is ${state === 'off' ? 'off' : 'under maintenance'}`];
  const shellIds = getLiveReleases(registry, 'shell');
  if (shellIds.length === 0) return ['nobody gets it: no shell is live'];
  return shellIds.flatMap((shellId) => {
    const missingRequirement = describeUnmetRequirement(release, findRelease(registry, 'shell', shellId)?.provides);
    return missingRequirement === undefined ? [] : [`visitors with shell ${shellId} do not get it: it ${missingRequirement}`];
  });
}

const REMEDY = 'First release the remote without it, then block the old releases that nobody should fall back to.';

/**
 * Rejects with a RefusedChange if a change would pair a live release with a live shell that lacks something the release uses. Pairs that were already
 * possible before the change are ignored.
 */
async function assertExportsPresent({ folder }: Pick<SiteContext, 'folder'>, before: Registry, after: Registry): Promise<void> {
  const findings = await getMemberFindings(new ReleaseDescriptions(folder), findNewPairs(before, after));
  if (findings.length > 0) throw new RefusedChange('members', [...findings, REMEDY].join('\n'));
}

/** Result of a change or, with `dryRun`, of its preview. */
export interface ChangeResult {
  serial: number;
  stable: string | null;
  /** A description of each changed field; empty when nothing changed. */
  changes: string[];
  /** For a canary: which visitors cannot get it, and why. */
  notes: string[];
  dryRun: boolean;
}

interface RemoteChange extends RegistryChange {
  action: keyof typeof actions;
  remote: ReleaseOwner;
}

/** Actions before which the exports that the release uses are checked. */
const GATED_ACTIONS: readonly string[] = ['promote', 'canary'];

/** Applies an action to a remote if the registry still has the caller's serial; with `dryRun`, only previews it. */
export async function changeRemote(
  context: Pick<SiteContext, 'folder' | 'registryCache'>,
  change: RemoteChange,
  body: ChangeBody,
): Promise<ChangeResult> {
  const { registryCache } = context;
  const { remote, action } = change;
  const { serial, dryRun = false } = body;
  let changes: string[] = [];
  const apply = (registry: Registry): Registry => {
    const after = actions[action](registry, remote, body);
    changes = describeChange(registry.remotes[remote], after.remotes[remote]);
    return after;
  };
  if (GATED_ACTIONS.includes(action)) {
    const after = await registryCache.preview(serial, apply);
    await assertExportsPresent(context, await registryCache.getCurrent(), after);
  }
  const result = await (dryRun ? registryCache.preview(serial, apply) : registryCache.change(serial, change, apply));
  const notes = action === 'canary' ? describeExcludedVisitors(result, remote) : [];
  return { serial: result.serial, stable: result.remotes[remote]?.stable ?? null, changes, notes, dryRun };
}
