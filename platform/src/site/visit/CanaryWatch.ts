import { abortCanary } from '../../registry/changes/abortCanary';
import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import { type Trial, judgeCanary } from '../../registry/judgeCanary';
import { RegistryConflict } from '../../registry/store/RegistryStore';
import type { SiteContext } from '../createContext';

/** Author of automatic changes in the history. */
export const AUTOMATIC_AUTHOR = 'automatic';
/** Maximum number of attempts while other changes conflict. */
const MAX_ATTEMPTS = 5;
const EMPTY_TALLY = { visits: 0, failed: 0, poor: 0 };

/** Aborts canaries that fail or are slow. Several servers may try at the same time: one succeeds, and the others find the canary aborted. */
export class CanaryWatch {
  constructor(private readonly context: Pick<SiteContext, 'registryCache' | 'beacons'>) {}

  /** Loads the tallies of a canary and of the stable release since the canary started; undefined without a canary. */
  async loadTrial(remote: ReleaseOwner, { canary, stable }: Pick<RegistryEntry, 'canary' | 'stable'>): Promise<Trial | undefined> {
    if (canary === undefined) return undefined;
    const tallies = await this.context.beacons.loadTallies(remote, canary.salt);
    return { canary: tallies[canary.release] ?? EMPTY_TALLY, stable: tallies[stable ?? ''] ?? EMPTY_TALLY };
  }

  /** Aborts a canary once too many visits with it have failed or been slow; to be called after each report about any release. */
  async abortIfWorse(remote: ReleaseOwner, release: string): Promise<void> {
    const { registryCache } = this.context;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { serial, remotes } = await registryCache.getCurrent();
      const entry = remotes[remote];
      if (entry?.canary?.release !== release) return;
      const trial = await this.loadTrial(remote, entry);
      const verdict = trial && judgeCanary(trial, entry.canary.abort);
      if (!verdict?.abort) return;
      const change = { who: AUTOMATIC_AUTHOR, action: 'abort', remote, release, why: verdict.why };
      const changedRegistry = await registryCache.change(serial, change, (registry) => abortCanary(registry, remote)).catch(ignoreConflict);
      if (changedRegistry) return;
    }
  }
}

function ignoreConflict(error: unknown): undefined {
  if (!(error instanceof RegistryConflict)) throw error;
}
