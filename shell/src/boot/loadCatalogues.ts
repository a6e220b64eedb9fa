import type { BootData, Locale } from '@rendezvous/shared/contract';
import type { RemoteLoader, SlotName } from '@rendezvous/shared/remote';
import { fetchCatalogue } from './fetchCatalogue';
import { findCatalogue } from './findCatalogue';

type Catalogues = Record<string, Record<string, unknown>>;

/** Loads the texts of the shell and of every remote in use in another locale. */
export async function loadCatalogues({ plan }: Pick<BootData, 'plan'>, loader: RemoteLoader, locale: Locale): Promise<Catalogues> {
  const [shell, remotes] = await Promise.all([ownCatalogue(plan.shell, locale), loader.catalogues(locale)]);
  return { shell, ...remotes };
}

async function ownCatalogue(release: string, locale: Locale): Promise<Record<string, unknown>> {
  const own = await findCatalogue('shell', release, locale);
  return own ? fetchCatalogue(own.url, own.integrity) : {};
}

/** Loads the slots that a rendered page contains; one that fails shows its fallback later, like any other. */
export async function loadSlots(names: readonly string[], loader: Pick<RemoteLoader, 'load' | 'ownerOf'>): Promise<void> {
  const load = (name: SlotName): Promise<unknown> => loader.load(loader.ownerOf(name), { kind: 'slot', name }).catch(() => undefined);
  await Promise.all(names.map((name) => load(name as SlotName)));
}
