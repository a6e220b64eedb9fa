import { LOCALES, type Release, type WorkerRelease } from '@rendezvous/shared/contract';
import type { Catalogues } from '../document/Catalogues';
import { plainText } from '../document/plainText';

/** Message ids of the worker's texts. */
const PREFIX = 'shell.worker.';

/** Texts of the worker in every locale: it cannot request them when it needs them. */
export async function workerTexts(catalogues: Catalogues, shell: Release): Promise<WorkerRelease['texts']> {
  const all = LOCALES.map(async (locale) => {
    const messages = Object.entries(await catalogues.messages(shell, locale));
    const texts = messages.flatMap(([id, message]) => (id.startsWith(PREFIX) ? [[id, plainText(message) ?? ''] as const] : []));
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
