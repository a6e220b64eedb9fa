import type { Site, Status } from './Site';

/** Downloads every file of every release in a status: contents in base64, or `status <code>` for a failed request, by path. */
export async function downloadServedFiles(site: Site, { releases }: Status): Promise<Map<string, string>> {
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
