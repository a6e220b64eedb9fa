import type { BootData } from '@rendezvous/shared/contract';
import { loadStaticBoot } from './loadStaticBoot';

/**
 * Loads the boot data of a page on a static host. On failure the page shows the notice from its document and reloads itself after a delay; the error
 * is rethrown.
 */
export async function startStaticPage(page: Document): Promise<BootData> {
  try {
    return await loadStaticBoot({ page, address: window.location, languages: navigator.languages });
  } catch (error) {
    const notice = page.querySelector<HTMLTemplateElement>('template[data-retry-after]');
    if (notice) page.body.append(notice.content.cloneNode(true));
    setTimeout(() => window.location.reload(), Number(notice?.dataset['retryAfter'] ?? 10) * 1_000);
    throw error;
  }
}
