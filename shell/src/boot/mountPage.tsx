import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Plan } from '@rendezvous/shared/contract';
import type { RemoteLoader, SlotName } from '@rendezvous/shared/remote';
import type { Resolution } from '../routing/resolveScreen';
import { createShellFailureHandler } from './createShellFailureHandler';
import { rememberTypedValues } from './rememberTypedValues';

/** Calls `onMounted` once the page is interactive. */
function MountNotifier({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Options for reporting an error that nothing on the page caught; React has removed the page by then. */
const rootOptions = { onUncaughtError: createShellFailureHandler('render') };

/** Mounts the page: hydrates what the server rendered, keeping what was typed so far, or renders it from scratch. */
export function mountPage(container: HTMLElement, page: ReactNode, isRendered: boolean): void {
  const restoreTypedValues = rememberTypedValues(container);
  const tree = <MountNotifier onMounted={restoreTypedValues}>{page}</MountNotifier>;
  if (isRendered) hydrateRoot(container, tree, rootOptions);
  else createRoot(container, rootOptions).render(tree);
}

/** True when a history entry has router state besides its URL; the server cannot see such state. */
const hasRouterState = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'usr' in entry && entry.usr !== null && entry.usr !== undefined;

/**
 * True when a screen is the one that the server rendered: it depends on the URL alone and, for a remote, comes from the first release in
 * the plan.
 */
export function isRenderedScreen(resolution: Resolution | null, plan: Plan, entry: unknown): boolean {
  if (hasRouterState(entry)) return false;
  if (resolution?.kind !== 'remote') return resolution?.kind === 'shell' || resolution?.kind === 'not-found';
  const { remote, release } = resolution.part;
  return plan.remotes.find(({ name }) => name === remote)?.candidates[0]?.release === release;
}

/** Loads the slots that a rendered page contains. Never rejects: a slot that fails to load shows its fallback later, as any slot does. */
export async function loadSlots(names: readonly string[], loader: Pick<RemoteLoader, 'load' | 'ownerOf'>): Promise<void> {
  const loadSlot = (name: SlotName): Promise<unknown> => loader.load(loader.ownerOf(name), { kind: 'slot', name }).catch(() => undefined);
  await Promise.all(names.map((name) => loadSlot(name as SlotName)));
}
