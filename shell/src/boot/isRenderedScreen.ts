import type { Plan } from '@rendezvous/shared/contract';
import type { Resolution } from '../routing/resolveScreen';

/** What the router keeps of a history entry beside its address; the server knows nothing of it. */
const hasOwnState = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'usr' in entry && entry.usr !== null && entry.usr !== undefined;

/** Whether a screen is the one the server rendered: of the first release of the plan, not of a fallback, and as its address alone says. */
export function isRenderedScreen(resolution: Resolution | null, plan: Plan, entry: unknown): boolean {
  if (hasOwnState(entry)) return false;
  if (resolution?.kind !== 'remote') return resolution?.kind === 'shell' || resolution?.kind === 'not-found';
  const { remote, release } = resolution.part;
  return plan.remotes.find(({ name }) => name === remote)?.candidates[0]?.release === release;
}
