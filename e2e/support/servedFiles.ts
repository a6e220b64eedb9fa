import type { Site, Status } from './Site';

/** Contents of every file of every served release, by address. */
export async function servedFiles(site: Site, { releases }: Status): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, { integrity }] of Object.entries(releases)) {
    for (const file of Object.keys(integrity)) {
      const address = `/r/${name}/${file}`;
      const reply = await fetch(site.url + address);
      files.set(address, reply.ok ? Buffer.from(await reply.arrayBuffer()).toString('base64') : `status ${reply.status}`);
    }
  }
  return files;
}
