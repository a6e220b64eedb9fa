import type { BootData } from '@rendezvous/shared/contract';
import { readBoot } from './readBoot';

/** The page's data: in the document, or, from a plain static host, asked for. */
export async function bootOf(page: Document): Promise<BootData> {
  const written = readBoot(page);
  if (written) return written;
  const { staticStart } = await import(/* webpackChunkName: "static" */ './staticStart');
  return staticStart(page);
}
