import type { BootData } from '@rendezvous/shared/contract';
import { readBoot } from './readBoot';

/** The page's boot data: taken from the document or, on a plain static host, requested. */
export async function bootOf(page: Document): Promise<BootData> {
  const written = readBoot(page);
  if (written) return written;
  const { staticStart } = await import(/* webpackChunkName: "static" */ './staticStart');
  return staticStart(page);
}
