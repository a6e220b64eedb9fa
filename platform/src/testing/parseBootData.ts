import type { BootData } from '@rendezvous/shared/contract';

/** Parses the boot data embedded in a document; null when there is none. */
export function parseBootData(html: string): BootData {
  const [, json = 'null'] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as BootData;
}
