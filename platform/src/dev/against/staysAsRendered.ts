import type { BootData, Plan } from '@rendezvous/shared/contract';
import { matchRoute } from '../../site/document/matchRoute';
import type { LocalReleases } from './LocalReleases';

/**
 * Whether local releases would render the site's page identically: it contains none of theirs. Hydrating with other components than it was rendered
 * with would give neither one nor the other.
 */
export function staysAsRendered({ plan, rendered }: BootData, planHere: Plan, pathname: string, releases: LocalReleases): boolean {
  if (rendered === undefined || releases.shell !== undefined) return false;
  const isOurs = (name: string): boolean => Object.hasOwn(releases, name);
  const hasSlot = ({ remotes }: Plan): boolean =>
    remotes.some(({ name, slots }) => isOurs(name) && slots.some((slot) => rendered.slots.includes(slot)));
  if (hasSlot(plan) || hasSlot(planHere)) return false;
  const [there, here] = [matchRoute(plan, pathname), matchRoute(planHere, pathname)];
  if (![there, here].some((match) => match !== undefined && isOurs(match.owner))) return true;
  // A frame comes from the shell alone.
  return rendered.frame && there?.route.layout === here?.route.layout;
}
