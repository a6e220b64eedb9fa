import type { RemoteLoader, SlotName } from '@rendezvous/shared/remote';

/** Loads the slots that a rendered page contains; one that fails shows its fallback later, like any other. */
export async function loadSlots(names: readonly string[], loader: Pick<RemoteLoader, 'load' | 'ownerOf'>): Promise<void> {
  const load = (name: SlotName): Promise<unknown> => loader.load(loader.ownerOf(name), { kind: 'slot', name }).catch(() => undefined);
  await Promise.all(names.map((name) => load(name as SlotName)));
}
