import type { Plan } from '@rendezvous/shared/contract';
import type { Resolution } from '../routing/resolveScreen';

/** Whether a screen is the one the server rendered: of the first release of the plan, not of a fallback. */
export function isRenderedScreen(resolution: Resolution | null, plan: Plan): boolean {
  if (resolution?.kind !== 'remote') return resolution?.kind === 'shell';
  const { remote, release } = resolution.part;
  return plan.remotes.find(({ name }) => name === remote)?.candidates[0]?.release === release;
}
