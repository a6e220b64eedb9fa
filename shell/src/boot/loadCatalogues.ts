import type { BootData, Locale } from '@rendezvous/shared/contract';
import type { RemoteLoader } from '@rendezvous/shared/remote';
import { fetchCatalogue } from './fetchCatalogue';
import { findCatalogue } from './findCatalogue';

type Catalogues = Record<string, Record<string, unknown>>;

/** Loads, in another locale, the texts of the shell and of every remote in use. */
export async function loadCatalogues({ plan }: Pick<BootData, 'plan'>, loader: RemoteLoader, locale: Locale): Promise<Catalogues> {
  const [shell, remotes] = await Promise.all([loadShellCatalogue(plan.shell, locale), loader.catalogues(locale)]);
  return { shell, ...remotes };
}

async function loadShellCatalogue(release: string, locale: Locale): Promise<Record<string, unknown>> {
  const catalogue = await findCatalogue('shell', release, locale);
  return catalogue ? fetchCatalogue(catalogue.url, catalogue.integrity) : {};
}
