import type { Locale, Plan, PlanRemote } from '@rendezvous/shared/contract';
import { planCandidate } from '../../registry/planCandidate';
import type { LocalReleases } from './LocalReleases';

/** The site's plan with the releases of this machine; nothing to fall back to, since what does not work must show. */
export function localPlan(plan: Plan, releases: LocalReleases, locale: Locale): Plan {
  const remotes = plan.remotes.map((remote): PlanRemote => {
    const own = releases[remote.name];
    if (own === undefined) return remote;
    return { ...remote, state: 'on', candidates: [planCandidate(own, locale)], routes: own.routes, slots: own.slots };
  });
  return { ...plan, shell: releases.shell?.id ?? plan.shell, remotes };
}
