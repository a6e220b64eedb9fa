import { randomBytes } from 'node:crypto';
import type { RemoteState } from '@rendezvous/shared/contract';
import { abortCanary } from '../../registry/changes/abortCanary';
import { changeEntry } from '../../registry/changes/changeEntry';
import { requireRelease } from '../../registry/changes/requireRelease';
import { promoteRelease } from '../../registry/changes/promoteRelease';
import { RefusedChange, assertNotFull } from '../../registry/changes/RefusedChange';
import { assertShellSupportsRemotes } from '../../registry/changes/assertShellSupportsRemotes';
import { DEFAULT_ABORT_CONDITIONS } from '../../registry/judgeCanary';
import { type Registry, REGISTRY_LIMITS, findRelease, type ReleaseOwner } from '../../registry/Registry';
import type { Canary } from '../../registry/registrySchema';
import { describeUnmetRequirement } from '../../registry/describeUnmetRequirement';
import type { ChangeBody } from './changeSchema';

/** Makes stable the latest good release that the live shell can run; the abandoned release and newer good ones no longer count as good. */
export function rollBackRemote(registry: Registry, remote: ReleaseOwner): Registry {
  const provides = findRelease(registry, 'shell', registry.remotes.shell?.stable ?? null)?.provides;
  return changeEntry(registry, remote, (entry) => {
    const target = entry.lastGood.find((id) => {
      const release = findRelease(registry, remote, id);
      return (
        release !== undefined &&
        !entry.blocked.includes(id) &&
        (remote === 'shell' || describeUnmetRequirement(release, provides) === undefined)
      );
    });
    if (target === undefined) throw new RefusedChange('no_last_good', `${remote} has no earlier good release to go back to.`);
    return { ...entry, stable: target, lastGood: entry.lastGood.slice(entry.lastGood.indexOf(target) + 1) };
  });
}

/** Gives a release a share of the traffic; when the share of the same release grows, visitors who already have it keep it. */
export function startCanary(registry: Registry, remote: ReleaseOwner, canary: Canary): Registry {
  const release = requireRelease(registry, remote, canary.release);
  if (remote === 'shell') assertShellSupportsRemotes(registry, release);
  return changeEntry(registry, remote, (entry) => {
    if (entry.blocked.includes(canary.release)) throw new RefusedChange('blocked', `${remote} ${canary.release} is blocked.`);
    const salt = entry.canary?.release === canary.release ? entry.canary.salt : canary.salt;
    return { ...entry, canary: { ...canary, salt } };
  });
}

/** Withdraws a release from all visitors, whether they got it as the stable release, as a canary or by an override. */
export function blockRelease(registry: Registry, remote: ReleaseOwner, id: string): Registry {
  requireRelease(registry, remote, id);
  return changeEntry(registry, remote, (entry) => {
    if (entry.blocked.includes(id)) return entry;
    assertNotFull(entry.blocked, REGISTRY_LIMITS.blocked, `${remote} are blocked`);
    return { ...entry, blocked: [...entry.blocked, id], lastGood: entry.lastGood.filter((goodId) => goodId !== id) };
  });
}

/** Switches a remote on, off or to maintenance; its routes stay in the plan. */
export const switchRemote = (registry: Registry, remote: ReleaseOwner, state: RemoteState): Registry =>
  changeEntry(registry, remote, (entry) => ({ ...entry, state }));

type Action = (registry: Registry, remote: ReleaseOwner, body: ChangeBody) => Registry;

const toCanary = ({ release = '', percent = 0, country, locale, abort = DEFAULT_ABORT_CONDITIONS }: ChangeBody): Canary => {
  const audience = { ...(country === undefined ? {} : { country }), ...(locale === undefined ? {} : { locale }) };
  const salt = randomBytes(6).toString('hex');
  return { release, percent, salt, abort, ...(Object.keys(audience).length === 0 ? {} : { only: audience }) };
};

/** Actions of the deploy api for a remote, by the last segment of the path. */
export const actions = {
  promote: (registry, remote, { release = '' }) => promoteRelease(registry, remote, release),
  block: (registry, remote, { release = '' }) => blockRelease(registry, remote, release),
  canary: (registry, remote, body) => startCanary(registry, remote, toCanary(body)),
  abort: (registry, remote) => abortCanary(registry, remote),
  rollback: (registry, remote) => rollBackRemote(registry, remote),
  on: (registry, remote) => switchRemote(registry, remote, 'on'),
  off: (registry, remote) => switchRemote(registry, remote, 'off'),
  maintenance: (registry, remote) => switchRemote(registry, remote, 'maintenance'),
} satisfies Record<string, Action>;
