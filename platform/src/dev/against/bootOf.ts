import type { BootData } from '@rendezvous/shared/contract';

/** The element of a document with what the site tells its shell. */
export const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** What a document tells its shell; undefined for a page that has none, as the status page. */
export function bootOf(html: string): BootData | undefined {
  const text = BOOT.exec(html)?.[2];
  return text === undefined ? undefined : (JSON.parse(text) as BootData);
}
