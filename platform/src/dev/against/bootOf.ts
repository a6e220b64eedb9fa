import type { BootData } from '@rendezvous/shared/contract';

/** Element of a document with the shell's boot data. */
export const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** Boot data of a document; undefined for a page without any, such as the status page. */
export function bootOf(html: string): BootData | undefined {
  const text = BOOT.exec(html)?.[2];
  return text === undefined ? undefined : (JSON.parse(text) as BootData);
}
