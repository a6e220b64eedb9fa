import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { replaceFile } from '../files/atomicFiles';
import type { StaticSite } from '../site/static/StaticSite';
import type { DeployClient } from './DeployClient';
import { DeployError } from './DeployError';

export interface Exported {
  serial: number;
  /** Number of files written. */
  files: number;
  /** Number of release files left over from an earlier export. */
  kept: number;
}

const digestOf = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Writes a site into a folder; nothing is removed, so open pages keep working. Release files come first, each checked against its digest, the
 * document last: until then the folder serves its previous content. Rejects when a file does not match its release.
 */
export async function writeStaticSite(client: Pick<DeployClient, 'asset'>, site: StaticSite, folder: string): Promise<Exported> {
  const exported: Exported = { serial: site.serial, files: 0, kept: 0 };
  for (const [address, digest] of Object.entries(site.assets)) {
    const path = pathOf(folder, address);
    if (await isWritten(path, digest)) exported.kept += 1;
    else {
      const content = await client.asset(address);
      if (digestOf(content) !== digest) throw new DeployError('digest', `${address} does not match the digest in its release.`);
      await write(path, content);
      exported.files += 1;
    }
  }
  for (const [address, text] of Object.entries(site.files)) {
    await write(pathOf(folder, address), Buffer.from(text));
    exported.files += 1;
  }
  return exported;
}

/** Path of an address in the folder, never outside it. */
function pathOf(folder: string, address: string): string {
  const path = join(folder, address);
  if (!path.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    throw new DeployError('address', `${address} is not an address of the site.`);
  return path;
}

const isWritten = (path: string, digest: string): Promise<boolean> =>
  readFile(path).then(
    (content) => digestOf(content) === digest,
    () => false,
  );

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, content);
}
