import type { BootData } from '@rendezvous/shared/contract';

/** Data that the site server wrote into the document; undefined in the document of a plain static host, whose page asks for it. */
export function readBoot(page: Document): BootData | undefined {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document has no boot data');
  const data = JSON.parse(text) as Partial<BootData>;
  return data.plan === undefined ? undefined : (data as BootData);
}
