import type { BootData, Locale } from '@rendezvous/shared/contract';
import type { RemoteLoader } from '@rendezvous/shared/remote';
import { fetchCatalogue } from './fetchCatalogue';

type Catalogues = Record<string, Record<string, unknown>>;

/** Texts of the shell and of every remote in use, in another locale. */
export async function loadCatalogues(boot: Pick<BootData, 'catalogues'>, loader: RemoteLoader, locale: Locale): Promise<Catalogues> {
  const own = boot.catalogues[locale];
  const [shell, remotes] = await Promise.all([own ? fetchCatalogue(own.url, own.integrity) : {}, loader.catalogues(locale)]);
  return { shell, ...remotes };
}
