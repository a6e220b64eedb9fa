import type { Locale, Plan, PlanRemote } from '@rendezvous/shared/contract';
import { toPlanCandidate } from '../../registry/toPlanCandidate';
import type { LocalReleases } from './LocalReleases';

/** Returns the site's plan with local releases in place of its own. The local ones have no fallbacks, since failures must be visible. */
export function toLocalPlan(plan: Plan, releases: LocalReleases, locale: Locale): Plan {
  const remotes = plan.remotes.map((remote): PlanRemote => {
    const release = releases[remote.name];
    if (release === undefined) return remote;
    return { ...remote, state: 'on', candidates: [toPlanCandidate(release, locale)], routes: release.routes, slots: release.slots };
  });
  return { ...plan, shell: releases.shell?.id ?? plan.shell, remotes };
}
