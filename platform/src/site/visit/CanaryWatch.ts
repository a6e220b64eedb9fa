import { abortCanary } from '../../registry/changes/abortCanary';
import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import { type Trial, shouldAbort } from '../../registry/shouldAbort';
import { RegistryConflict } from '../../registry/store/RegistryStore';
import type { SiteContext } from '../createContext';

/** Author in the history. */
export const AUTOMATIC = 'automatic';
/** Maximum number of conflicting changes in a row. */
const TRIES = 5;
const NONE = { visits: 0, failed: 0, poor: 0 };

/** Ends canaries that fail or are slow. Several servers may try at once: the first one writes, the others find it done. */
export class CanaryWatch {
  constructor(private readonly context: Pick<SiteContext, 'registryCache' | 'beacons'>) {}

  /** Reports about a canary and the stable release since it started; undefined without a canary. */
  async trialOf(remote: ReleaseOwner, { canary, stable }: Pick<RegistryEntry, 'canary' | 'stable'>): Promise<Trial | undefined> {
    if (canary === undefined) return undefined;
    const tallies = await this.context.beacons.trial(remote, canary.salt);
    return { canary: tallies[canary.release] ?? NONE, stable: tallies[stable ?? ''] ?? NONE };
  }

  /** Called after each report about a release: ends its canary when it fails too often. */
  async look(remote: ReleaseOwner, release: string): Promise<void> {
    const { registryCache } = this.context;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { serial, remotes } = await registryCache.current();
      const entry = remotes[remote];
      if (entry?.canary?.release !== release) return;
      const trial = await this.trialOf(remote, entry);
      const verdict = trial && shouldAbort(trial, entry.canary.abort);
      if (!verdict?.abort) return;
      const change = { who: AUTOMATIC, action: 'abort', remote, release, why: verdict.why };
      const written = await registryCache.change(serial, change, (registry) => abortCanary(registry, remote)).catch(lostRace);
      if (written) return;
    }
  }
}

function lostRace(error: unknown): undefined {
  if (!(error instanceof RegistryConflict)) throw error;
}
