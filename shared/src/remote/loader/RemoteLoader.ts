import type { Locale, Plan, PlanCandidate, PlanRemote, RemoteName } from '../../contract';
import { SLOT_OWNERS, type SlotName } from '../slots';
import type { LoaderPorts } from './LoaderPorts';
import { LoadFailure, type LoadFailureReason, getFailureReason, getBeaconRung, withTimeout } from './LoadFailure';
import { type LoadedPart, type Part, ReleaseLoader } from './ReleaseLoader';

/** Time limit in ms for the first attempt at a candidate; the second has half of it. */
const ATTEMPT_TIMEOUT_MS = 4_000;
/** Time limit in ms for all attempts together. */
const TOTAL_TIMEOUT_MS = 10_000;
/** Number of crashes in one page after which a release is marked as bad. */
const MAX_CRASHES = 2;

/** Loads parts of remotes according to the plan and handles failures: tries the chosen release, then the last good one, then gives up. */
export class RemoteLoader {
  private readonly releases: ReleaseLoader;
  /** Parts that have loaded, by remote, kind and name. */
  readonly parts = new Map<string, LoadedPart>();
  private readonly crashCounts = new Map<string, number>();
  private readonly switchListeners = new Set<(remote: RemoteName) => void>();
  private isReloading = false;

  constructor(
    readonly plan: Plan,
    readonly ports: LoaderPorts,
  ) {
    this.releases = new ReleaseLoader(ports);
  }

  /** Returns the remote that provides a slot in the plan, otherwise its usual owner. */
  ownerOf(slot: SlotName): RemoteName {
    return this.plan.remotes.find((remote) => remote.slots.includes(slot))?.name ?? SLOT_OWNERS[slot];
  }

  /**
   * Loads a screen or slot; rejects with a LoadFailure when that fails or takes more than 10 s. With `mayReload`, a failed chunk may reload the page
   * (R-016).
   */
  async load(name: RemoteName, part: Part, mayReload = true): Promise<LoadedPart> {
    const loadedPart = await withTimeout(
      this.loadWithFallback(name, part, mayReload),
      TOTAL_TIMEOUT_MS,
      () => new LoadFailure('timeout', name),
    );
    this.parts.set(toPartKey(name, part), loadedPart);
    return loadedPart;
  }

  /** Returns a part that has already loaded; null otherwise. */
  peek(name: RemoteName, part: Part): LoadedPart | null {
    return this.parts.get(toPartKey(name, part)) ?? null;
  }

  /** Loads the texts of all loaded remotes in another locale; returns them by remote and message id. */
  catalogues(locale: Locale): Promise<Record<string, Record<string, unknown>>> {
    return this.releases.loadCatalogues(locale);
  }

  private async loadWithFallback(name: RemoteName, part: Part, mayReload: boolean): Promise<LoadedPart> {
    const remote = this.getRemote(name);
    const failures: LoadFailureReason[] = [];
    for (const candidate of this.getCandidates(remote)) {
      try {
        return await this.tryCandidate(remote, candidate, part);
      } catch (error) {
        failures.push(this.handleFailure(remote, candidate, error, mayReload));
      }
    }
    const reason = failures[0] ?? 'entry';
    // A page that is being reloaded never shows the fallback.
    if (!this.isReloading) this.ports.report({ remote: name, release: remote.candidates[0]?.release ?? '', rung: 'fallback', reason });
    throw new LoadFailure(this.ports.online() ? reason : 'offline', name);
  }

  /** Preloads a part when a link is hovered, focused or touched; never reloads the page and never rejects. */
  prefetch(name: RemoteName, part: Part): Promise<LoadedPart | undefined> {
    return this.load(name, part, false).catch(() => undefined);
  }

  /** Discards everything loaded from a remote and changes its URLs, so that the next load starts from scratch. */
  retry(name: RemoteName): void {
    this.releases.forget(name);
    this.forgetParts(({ remote }) => remote === name);
    const candidates = this.plan.remotes.find((one) => one.name === name)?.candidates ?? [];
    for (const candidate of candidates) this.releases.changeAddress(candidate);
  }

  /** Calls `listener` when a remote is switched on or off or its running release is withdrawn; returns a function that unsubscribes it. */
  onSwitch(listener: (remote: RemoteName) => void): () => void {
    this.switchListeners.add(listener);
    return () => void this.switchListeners.delete(listener);
  }

  /** Applies the changes in a newer plan that affect open pages. */
  update({ serial, remotes }: Plan): void {
    this.plan.serial = serial;
    for (const remote of this.plan.remotes) {
      const newRemote = remotes.find(({ name }) => name === remote.name);
      const isSwitched = newRemote !== undefined && updateRemote(remote, newRemote);
      const isRunning = (release: string): boolean => remote.state === 'on' && remote.candidates.some((one) => one.release === release);
      const hasLostPart = this.forgetParts((part) => part.remote === remote.name && !isRunning(part.release));
      if (isSwitched || hasLostPart) for (const listener of this.switchListeners) listener(remote.name);
    }
  }

  /** Reports that a screen or slot threw while rendering; the second crash marks its release as bad. */
  crashed(name: RemoteName, release: string, reason: string): void {
    this.ports.report({ remote: name, release, rung: 'render', reason });
    const count = (this.crashCounts.get(release) ?? 0) + 1;
    this.crashCounts.set(release, count);
    const candidate = this.getRemote(name).candidates.find((one) => one.release === release);
    if (!candidate || count < MAX_CRASHES) return;
    this.ports.badReleases.add(candidate.container);
    this.forgetParts((part) => part.release === release);
  }

  /** Discards the loaded parts that are stale; returns true when there were any. */
  private forgetParts(isStale: (part: LoadedPart) => boolean): boolean {
    const staleEntries = [...this.parts].filter(([, part]) => isStale(part));
    for (const [key] of staleEntries) this.parts.delete(key);
    return staleEntries.length > 0;
  }

  private getRemote(name: RemoteName): PlanRemote {
    const remote = this.plan.remotes.find((one) => one.name === name);
    if (!remote) throw new LoadFailure('entry', name);
    return remote;
  }

  /** Returns at most two candidates in order, those that failed during this visit last; throws when the remote is off or in maintenance. */
  private getCandidates(remote: PlanRemote): PlanCandidate[] {
    if (remote.state !== 'on') throw new LoadFailure(remote.state, remote.name);
    const isBad = (candidate: PlanCandidate): boolean => this.ports.badReleases.has(candidate.container);
    return [...remote.candidates.filter((one) => !isBad(one)), ...remote.candidates.filter(isBad)].slice(0, 2);
  }

  private async tryCandidate(remote: PlanRemote, candidate: PlanCandidate, part: Part): Promise<LoadedPart> {
    const createTimeoutError = (): Error => new LoadFailure('timeout', remote.name);
    const firstAttempt = await settle(
      withTimeout(this.releases.load(remote.name, candidate, part), ATTEMPT_TIMEOUT_MS, createTimeoutError),
    );
    if (firstAttempt.value) return firstAttempt.value;
    const reason = getFailureReason(firstAttempt.error);
    this.releases.forget(remote.name);
    this.ports.report({ remote: remote.name, release: candidate.release, rung: getBeaconRung(reason, 0), reason });
    if (reason === 'timeout' || reason === 'module' || reason === 'part') throw firstAttempt.error;
    this.releases.changeAddress(candidate);
    return withTimeout(this.releases.load(remote.name, candidate, part), ATTEMPT_TIMEOUT_MS / 2, createTimeoutError);
  }

  /** Returns why a candidate failed. Marks it as bad, except after a timeout or while offline; a failed chunk may reload the page. */
  private handleFailure(remote: PlanRemote, candidate: PlanCandidate, error: unknown, mayReload: boolean): LoadFailureReason {
    const reason = getFailureReason(error);
    this.releases.forget(remote.name);
    if (reason === 'timeout' || !this.ports.online()) return reason;
    this.ports.badReleases.add(candidate.container);
    if (reason === 'chunk' && mayReload && this.ports.reloadForChunk()) this.isReloading = true;
    return reason;
  }
}

const toPartKey = (remote: RemoteName, { kind, name }: Part): string => `${remote} ${kind} ${name}`;

async function settle<T>(promise: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error };
  }
}

/**
 * Applies a newer plan to a remote of an open page: switches the remote on or off and removes blocked releases; if none remains, the newer plan's
 * candidates replace them. Everything else takes effect with the next page view. Returns true when the remote was switched.
 */
function updateRemote(remote: PlanRemote, { state, candidates, blocked = [] }: PlanRemote): boolean {
  const isSwitched = remote.state !== state;
  remote.state = state;
  const remainingCandidates = remote.candidates.filter(({ release }) => !blocked.includes(release));
  remote.candidates = remainingCandidates.length > 0 ? remainingCandidates : candidates;
  return isSwitched;
}
