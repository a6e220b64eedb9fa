import type { Locale, Plan, PlanCandidate, PlanRemote, RemoteName } from '../../contract';
import { SLOT_OWNERS, type SlotName } from '../slots';
import type { LoaderPorts } from './LoaderPorts';
import { LoadFailure, type LoadFailureReason, reasonOf, rungOf, withTimeout } from './LoadFailure';
import { type LoadedPart, type Part, ReleaseLoader } from './ReleaseLoader';

/** One attempt at one candidate. */
const TRY_MS = 4_000;
/** The whole ladder. */
const LADDER_MS = 10_000;
/** Number of crashes in one visit that mark a release as bad. */
const CRASHES = 2;

/** Loads parts of remotes by the plan, with the whole failure ladder: chosen release, quick retry, last good, fallback. */
export class RemoteLoader {
  private readonly releases: ReleaseLoader;
  /** Parts that have loaded. */
  readonly parts = new Map<string, LoadedPart>();
  private readonly crashes = new Map<string, number>();
  private readonly followers = new Set<(remote: RemoteName) => void>();
  private isLeaving = false;

  constructor(
    readonly plan: Plan,
    readonly ports: LoaderPorts,
  ) {
    this.releases = new ReleaseLoader(ports);
  }

  /** Remote that provides a slot, or would if it were in the plan. */
  ownerOf(slot: SlotName): RemoteName {
    return this.plan.remotes.find((remote) => remote.slots.includes(slot))?.name ?? SLOT_OWNERS[slot];
  }

  /** Component of a screen or slot; rejects with a LoadFailure after at most 10 s. `mayReload`: a failed chunk may reload the page. */
  async load(name: RemoteName, part: Part, mayReload = true): Promise<LoadedPart> {
    const loaded = await withTimeout(this.climb(name, part, mayReload), LADDER_MS, () => new LoadFailure('timeout', name));
    this.parts.set(keyOf(name, part), loaded);
    return loaded;
  }

  /** A part that has already loaded, so that it shows without waiting. */
  peek(name: RemoteName, part: Part): LoadedPart | null {
    return this.parts.get(keyOf(name, part)) ?? null;
  }

  /** Texts of the remotes in use in another locale, by remote. */
  catalogues(locale: Locale): Promise<Record<string, Record<string, unknown>>> {
    return this.releases.catalogues(locale);
  }

  private async climb(name: RemoteName, part: Part, mayReload: boolean): Promise<LoadedPart> {
    const remote = this.find(name);
    const failures: LoadFailureReason[] = [];
    for (const candidate of this.candidatesOf(remote)) {
      try {
        return await this.tryCandidate(remote, candidate, part);
      } catch (error) {
        failures.push(this.failed(remote, candidate, error, mayReload));
      }
    }
    const reason = failures[0] ?? 'entry';
    // A page that is being reloaded has not reached its fallback.
    if (!this.isLeaving) this.ports.report({ remote: name, release: remote.candidates[0]?.release ?? '', rung: 'fallback', reason });
    throw new LoadFailure(this.ports.online() ? reason : 'offline', name);
  }

  /** Preloads on hover, focus or touch of a link; never reloads the page being read, and never rejects. */
  prefetch(name: RemoteName, part: Part): Promise<LoadedPart | undefined> {
    return this.load(name, part, false).catch(() => undefined);
  }

  /** Forgets what failed, so that the next load starts from a changed address. */
  retry(name: RemoteName): void {
    this.releases.forget(name);
    this.forgetParts(({ remote }) => remote === name);
    const candidates = this.plan.remotes.find((one) => one.name === name)?.candidates ?? [];
    for (const candidate of candidates) this.releases.changeAddress(candidate);
  }

  /** Calls back when a remote of the open page was switched on or off or lost the release it runs; returns how to stop. */
  onSwitch(follower: (remote: RemoteName) => void): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** Applies the parts of a newer plan that affect open pages. */
  update({ serial, remotes }: Plan): void {
    this.plan.serial = serial;
    for (const remote of this.plan.remotes) {
      const next = remotes.find(({ name }) => name === remote.name);
      const isSwitched = next !== undefined && followRemote(remote, next);
      const runs = (release: string): boolean => remote.state === 'on' && remote.candidates.some((one) => one.release === release);
      const hasLost = this.forgetParts((part) => part.remote === remote.name && !runs(part.release));
      if (isSwitched || hasLost) for (const follower of this.followers) follower(remote.name);
    }
  }

  /** A screen or slot threw while rendering; the second time marks its release as bad. */
  crashed(name: RemoteName, release: string, reason: string): void {
    this.ports.report({ remote: name, release, rung: 'render', reason });
    const count = (this.crashes.get(release) ?? 0) + 1;
    this.crashes.set(release, count);
    const candidate = this.find(name).candidates.find((one) => one.release === release);
    if (!candidate || count < CRASHES) return;
    this.ports.badReleases.add(candidate.container);
    this.forgetParts((part) => part.release === release);
  }

  /** Returns whether there was one. */
  private forgetParts(isGone: (part: LoadedPart) => boolean): boolean {
    const gone = [...this.parts].filter(([, part]) => isGone(part));
    for (const [key] of gone) this.parts.delete(key);
    return gone.length > 0;
  }

  private find(name: RemoteName): PlanRemote {
    const remote = this.plan.remotes.find((one) => one.name === name);
    if (!remote) throw new LoadFailure('entry', name);
    return remote;
  }

  /** Candidates in order, those that failed during this visit last. */
  private candidatesOf(remote: PlanRemote): PlanCandidate[] {
    if (remote.state !== 'on') throw new LoadFailure(remote.state, remote.name);
    const isBad = (candidate: PlanCandidate): boolean => this.ports.badReleases.has(candidate.container);
    return [...remote.candidates.filter((one) => !isBad(one)), ...remote.candidates.filter(isBad)].slice(0, 2);
  }

  private async tryCandidate(remote: PlanRemote, candidate: PlanCandidate, part: Part): Promise<LoadedPart> {
    const timeout = (): Error => new LoadFailure('timeout', remote.name);
    const first = await settle(withTimeout(this.releases.load(remote.name, candidate, part), TRY_MS, timeout));
    if (first.value) return first.value;
    const reason = reasonOf(first.error);
    this.releases.forget(remote.name);
    this.ports.report({ remote: remote.name, release: candidate.release, rung: rungOf(reason, 0), reason });
    if (reason === 'timeout' || reason === 'module' || reason === 'part') throw first.error;
    this.releases.changeAddress(candidate);
    return withTimeout(this.releases.load(remote.name, candidate, part), TRY_MS / 2, timeout);
  }

  /** Consequences of a failed candidate: the mark of a bad release and, for a chunk, one reload of the page. */
  private failed(remote: PlanRemote, candidate: PlanCandidate, error: unknown, mayReload: boolean): LoadFailureReason {
    const reason = reasonOf(error);
    this.releases.forget(remote.name);
    if (reason === 'timeout' || !this.ports.online()) return reason;
    this.ports.badReleases.add(candidate.container);
    if (reason === 'chunk' && mayReload && this.ports.reloadForChunk()) this.isLeaving = true;
    return reason;
  }
}

const keyOf = (remote: RemoteName, { kind, name }: Part): string => `${remote} ${kind} ${name}`;

async function settle<T>(work: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  try {
    return { value: await work };
  } catch (error) {
    return { error };
  }
}

/**
 * Applies a newer plan to an open page: remotes are switched off or on, and blocked releases are left out. Everything else takes effect with the next
 * page view. Returns whether the remote was switched.
 */
function followRemote(remote: PlanRemote, { state, candidates, blocked = [] }: PlanRemote): boolean {
  const isSwitched = remote.state !== state;
  remote.state = state;
  const kept = remote.candidates.filter(({ release }) => !blocked.includes(release));
  remote.candidates = kept.length > 0 ? kept : candidates;
  return isSwitched;
}
