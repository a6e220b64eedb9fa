import type { BootData } from '@rendezvous/shared/contract';
import { fetchCatalogue } from './fetchCatalogue';

/**
 * Loads the shell's texts in the document's language; the document preloads them. After a failure, requests them once more, bypassing every cache.
 */
export async function loadShellTexts({ catalogue }: Pick<BootData, 'catalogue'>): Promise<Record<string, unknown>> {
  if (!catalogue) return {};
  const { url, integrity } = catalogue;
  return fetchCatalogue(url, integrity).catch(() => fetchCatalogue(`${url}?try=1`, integrity));
}
