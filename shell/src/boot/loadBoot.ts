import type { BootData } from '@rendezvous/shared/contract';

/** Reads the page's boot data from the document or, on a plain static host, requests it. */
export async function loadBoot(page: Document): Promise<BootData> {
  const embeddedBoot = readBoot(page);
  if (embeddedBoot) return embeddedBoot;
  const { startStaticPage } = await import(/* webpackChunkName: "static" */ './startStaticPage');
  return startStaticPage(page);
}

/**
 * Returns the boot data that the site server embedded in the document; undefined on a plain static host, where the page requests it. Throws
 * if the element for it is missing or empty.
 */
export function readBoot(page: Document): BootData | undefined {
  const bootJson = page.getElementById('boot')?.textContent;
  if (!bootJson) throw new Error('The document has no boot data');
  const bootData = JSON.parse(bootJson) as Partial<BootData>;
  return bootData.plan === undefined ? undefined : (bootData as BootData);
}
