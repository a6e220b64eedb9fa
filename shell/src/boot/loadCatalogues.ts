import type { BootData, Locale } from '@rendezvous/shared/contract';
import type { RemoteLoader } from '@rendezvous/shared/remote';
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
