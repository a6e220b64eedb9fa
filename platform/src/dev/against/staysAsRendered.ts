import type { BootData, Plan } from '@rendezvous/shared/contract';
import { matchRoute } from '../../site/document/matchRoute';
import type { LocalReleases } from './LocalReleases';

/**
 * Whether the page that the site rendered is what this machine's releases would render: nothing of theirs is in it. Taken over by other
 * components than it was made of, a page would be neither one nor the other.
 */
export function staysAsRendered({ plan, rendered }: BootData, planHere: Plan, pathname: string, releases: LocalReleases): boolean {
  if (rendered === undefined || releases.shell !== undefined) return false;
  const isOurs = (name: string): boolean => Object.hasOwn(releases, name);
  const hasSlot = ({ remotes }: Plan): boolean =>
    remotes.some(({ name, slots }) => isOurs(name) && slots.some((slot) => rendered.slots.includes(slot)));
  if (hasSlot(plan) || hasSlot(planHere)) return false;
  const [there, here] = [matchRoute(plan, pathname), matchRoute(planHere, pathname)];
  if (![there, here].some((match) => match !== undefined && isOurs(match.owner))) return true;
  // A frame is of the shell alone.
  return rendered.frame && there?.route.layout === here?.route.layout;
}
