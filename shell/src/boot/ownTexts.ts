import type { BootData } from '@rendezvous/shared/contract';
import { fetchCatalogue } from './fetchCatalogue';

/** Texts of the shell in the language of the document, which asked for them ahead; one lost answer is asked for again, past every cache. */
export async function ownTexts({ catalogue }: Pick<BootData, 'catalogue'>): Promise<Record<string, unknown>> {
  if (!catalogue) return {};
  const { url, integrity } = catalogue;
  return fetchCatalogue(url, integrity).catch(() => fetchCatalogue(`${url}?try=1`, integrity));
}
