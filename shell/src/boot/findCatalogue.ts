import { CATALOGUE_PATH, type FoundCatalogue, type Locale, type RemoteName } from '@rendezvous/shared/contract';

const NOT_FOUND = 404;

/** Looks up the URL of a release's texts in a language; undefined when the release has none. Rejects after 4 s and on any other error. */
export async function findCatalogue(remote: RemoteName | 'shell', release: string, locale: Locale): Promise<FoundCatalogue | undefined> {
  const url = `${CATALOGUE_PATH}/${remote}/${release}/${locale}`;
  const response = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(4_000) });
  if (response.status === NOT_FOUND) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as FoundCatalogue;
}
