import type { BootData } from '@rendezvous/shared/contract';
import { staticBoot } from './staticBoot';

/** Boot data for a page on a static host; when it is unavailable, the page says so in the words of its document and retries by itself. */
export async function staticStart(page: Document): Promise<BootData> {
  try {
    return await staticBoot({ page, address: window.location, languages: navigator.languages });
  } catch (error) {
    const away = page.querySelector<HTMLTemplateElement>('template[data-retry-after]');
    if (away) page.body.append(away.content.cloneNode(true));
    setTimeout(() => window.location.reload(), Number(away?.dataset['retryAfter'] ?? 10) * 1_000);
    throw error;
  }
}
