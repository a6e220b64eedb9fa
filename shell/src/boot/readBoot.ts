import type { BootData } from '@rendezvous/shared/contract';

/** Data that the site server wrote into the document. */
export function readBoot(page: Document): BootData {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document has no boot data');
  return JSON.parse(text) as BootData;
}
