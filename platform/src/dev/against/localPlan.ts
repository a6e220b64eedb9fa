import type { Locale, Plan, PlanRemote } from '@rendezvous/shared/contract';
import { planCandidate } from '../../registry/planCandidate';
import type { LocalReleases } from './LocalReleases';

/** The site's plan with local releases; without fallbacks, since failures must be visible. */
export function localPlan(plan: Plan, releases: LocalReleases, locale: Locale): Plan {
  const remotes = plan.remotes.map((remote): PlanRemote => {
    const own = releases[remote.name];
    if (own === undefined) return remote;
    return { ...remote, state: 'on', candidates: [planCandidate(own, locale)], routes: own.routes, slots: own.slots };
  });
  return { ...plan, shell: releases.shell?.id ?? plan.shell, remotes };
}
