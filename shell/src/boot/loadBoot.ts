import type { BootData } from '@rendezvous/shared/contract';

/** The page's boot data: taken from the document or, on a plain static host, requested. */
export async function loadBoot(page: Document): Promise<BootData> {
  const written = readBoot(page);
  if (written) return written;
  const { staticStart } = await import(/* webpackChunkName: "static" */ './staticStart');
  return staticStart(page);
}

/** Boot data that the site server embedded in the document; undefined on a plain static host, where the page requests it. */
export function readBoot(page: Document): BootData | undefined {
  const text = page.getElementById('boot')?.textContent;
  if (!text) throw new Error('The document has no boot data');
  const data = JSON.parse(text) as Partial<BootData>;
  return data.plan === undefined ? undefined : (data as BootData);
}
