import { REMOTES, type Plan, type PlanRemote, type Release, type RemoteName } from '@rendezvous/shared/contract';
import { chooseReleases } from './chooseReleases';
import { planCandidate } from './planCandidate';
import { type Registry, findRelease } from './Registry';
import type { TraceStep, Visit } from './Visit';

/** The chosen release and one fallback; the loader has no time for more. */
const CANDIDATES = 2;

export interface Resolution {
  plan: Plan;
  /** Live shell of the visit; undefined while none is promoted. */
  shell: Release | undefined;
  /** Releases behind the plan's candidates, for policies and preload links. */
  releases: Partial<Record<RemoteName, Release[]>>;
  trace: TraceStep[];
}

/** Resolves which release of which remote a visit loads, and why. Pure: shared by server, command line and tests. */
export function resolve(registry: Registry, visit: Visit): Resolution {
  const shells = chooseReleases(registry, 'shell', visit, undefined);
  const shell = shells.releases[0];
  const trace = [...shells.trace];
  const releases: Resolution['releases'] = {};
  const remotes = REMOTES.flatMap((name): PlanRemote[] => {
    const entry = registry.remotes[name];
    if (entry === undefined) return [];
    const chosen = chooseReleases(registry, name, visit, shell?.provides);
    trace.push(...chosen.trace);
    const candidates = chosen.releases.slice(0, CANDIDATES);
    releases[name] = candidates;
    const { routes, slots } = declarations(registry, name, candidates);
    const [first, ...others] = candidates;
    const inPlan = [...(first ? [planCandidate(first, visit.locale)] : []), ...others.map((one) => planCandidate(one, undefined))];
    return [{ name, state: entry.state, candidates: inPlan, routes, slots }];
  });
  return { plan: { serial: registry.serial, shell: shell?.id ?? '', remotes }, shell, releases, trace };
}

/** A disabled remote keeps its routes, so that they show a friendly page instead of a 404. */
function declarations(registry: Registry, name: RemoteName, candidates: Release[]): Pick<PlanRemote, 'routes' | 'slots'> {
  const entry = registry.remotes[name];
  const known = [entry?.stable ?? null, ...(entry?.lastGood ?? [])].map((id) => findRelease(registry, name, id));
  const source = candidates[0] ?? known.find((release) => release !== undefined);
  return { routes: source?.routes ?? [], slots: source?.slots ?? [] };
}
