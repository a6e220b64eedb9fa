import { REMOTES, type Plan, type PlanRemote, type Release, type RemoteName } from '@rendezvous/shared/contract';
import { chooseReleases } from './chooseReleases';
import { toPlanCandidate } from './toPlanCandidate';
import { type Registry, findRelease } from './Registry';
import type { TraceStep, Visit } from './Visit';

/** Maximum number of a remote's candidates in a plan: the chosen release and one fallback; the loader has no time for more. */
const MAX_CANDIDATES = 2;

export interface Resolution {
  plan: Plan;
  /** Shell that the visit gets; undefined if there is none to serve, for example because none has been promoted. */
  shell: Release | undefined;
  /** Releases behind the plan's candidates. */
  releases: Partial<Record<RemoteName, Release[]>>;
  trace: TraceStep[];
}

/** Resolves which release of which remote a visit loads, and why. Pure: the result depends only on the arguments. */
export function resolveVisit(registry: Registry, visit: Visit): Resolution {
  const shellChoice = chooseReleases(registry, 'shell', visit, undefined);
  const shell = shellChoice.releases[0];
  const trace = [...shellChoice.trace];
  const releases: Resolution['releases'] = {};
  const remotes = REMOTES.flatMap((name): PlanRemote[] => {
    const entry = registry.remotes[name];
    if (entry === undefined) return [];
    const remoteChoice = chooseReleases(registry, name, visit, shell?.provides);
    trace.push(...remoteChoice.trace);
    const candidates = remoteChoice.releases.slice(0, MAX_CANDIDATES);
    releases[name] = candidates;
    const { routes, slots } = getDeclarations(registry, name, candidates);
    const [first, ...others] = candidates;
    const planCandidates = [
      ...(first ? [toPlanCandidate(first, visit.locale)] : []),
      ...others.map((release) => toPlanCandidate(release, undefined)),
    ];
    return [{ name, state: entry.state, candidates: planCandidates, routes, slots }];
  });
  return { plan: { serial: registry.serial, shell: shell?.id ?? '', remotes }, shell, releases, trace };
}

/** Returns the routes and slots of a remote; a disabled remote keeps them, so that its routes show a friendly page instead of a 404. */
function getDeclarations(registry: Registry, name: RemoteName, candidates: Release[]): Pick<PlanRemote, 'routes' | 'slots'> {
  const entry = registry.remotes[name];
  const fallbacks = [entry?.stable ?? null, ...(entry?.lastGood ?? [])].map((id) => findRelease(registry, name, id));
  const sourceRelease = candidates[0] ?? fallbacks.find((release) => release !== undefined);
  return { routes: sourceRelease?.routes ?? [], slots: sourceRelease?.slots ?? [] };
}
