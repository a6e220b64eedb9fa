import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { replaceFile } from '../files/atomicFiles';
import type { StaticSite } from '../site/static/StaticSite';
import type { DeployClient } from './DeployClient';
import { DeployError } from './DeployError';

export interface ExportResult {
  serial: number;
  /** Number of files written. */
  files: number;
  /** Number of release files that an earlier export had already written. */
  kept: number;
}

const toDigest = (content: Buffer): string => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Writes a site into a folder; nothing is removed, so open pages keep working. Release files are written first, each checked against its digest, and
 * the document last, so until then the folder serves its previous content. Rejects when a file does not match its release.
 */
export async function writeStaticSite(client: Pick<DeployClient, 'asset'>, site: StaticSite, folder: string): Promise<ExportResult> {
  const result: ExportResult = { serial: site.serial, files: 0, kept: 0 };
  for (const [urlPath, digest] of Object.entries(site.assets)) {
    const path = toPath(folder, urlPath);
    if (await isWritten(path, digest)) result.kept += 1;
    else {
      const content = await client.asset(urlPath);
      if (toDigest(content) !== digest) throw new DeployError('digest', `${urlPath} does not match the digest in its release.`);
      await write(path, content);
      result.files += 1;
    }
  }
  for (const [urlPath, text] of Object.entries(site.files)) {
    await write(toPath(folder, urlPath), Buffer.from(text));
    result.files += 1;
  }
  return result;
}

/** Converts a URL path of the site to a file path in the folder; throws a DeployError if the file would be outside. */
function toPath(folder: string, urlPath: string): string {
  const path = join(folder, urlPath);
  if (!path.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    throw new DeployError('address', `${urlPath} is not an address of the site.`);
  return path;
}

const isWritten = (path: string, digest: string): Promise<boolean> =>
  readFile(path).then(
    (content) => toDigest(content) === digest,
    () => false,
  );

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, content);
}
