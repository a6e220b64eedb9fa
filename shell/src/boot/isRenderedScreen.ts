import type { Plan } from '@rendezvous/shared/contract';
import type { Resolution } from '../routing/resolveScreen';

/** Router state of a history entry besides its address; the server knows nothing of it. */
const hasOwnState = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'usr' in entry && entry.usr !== null && entry.usr !== undefined;

/** Whether a screen is the one the server rendered: from the plan's first release, not a fallback, and determined by its address alone. */
export function isRenderedScreen(resolution: Resolution | null, plan: Plan, entry: unknown): boolean {
  if (hasOwnState(entry)) return false;
  if (resolution?.kind !== 'remote') return resolution?.kind === 'shell' || resolution?.kind === 'not-found';
  const { remote, release } = resolution.part;
  return plan.remotes.find(({ name }) => name === remote)?.candidates[0]?.release === release;
}
