import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@rendezvous/shared/contract';
import type { UnsignedRelease } from '../keys/releaseSignature';
import { DeployError } from './DeployError';

export interface Build {
  draft: UnsignedRelease;
  files: Map<string, Buffer>;
}

/** Reads a build from a package's `dist/release`: the draft in release.json and the files it names. Throws a DeployError if there is none. */
export function readBuild(packageFolder: string): Build {
  const folder = join(packageFolder, 'dist/release');
  const file = join(folder, 'release.json');
  if (!existsSync(file)) throw new DeployError('not_built', `There is no ${file}; leave out --no-build.`);
  const { signature: _signature, signedBy: _signedBy, ...draft } = JSON.parse(readFileSync(file, 'utf8')) as Release;
  return { draft, files: new Map(Object.keys(draft.integrity).map((name) => [name, readFileSync(join(folder, name))])) };
}

/** Returns a build without the number of its open reviews, for a site that only people on this machine see. */
export function withoutOpenReviews({ draft, files }: Build): Build {
  const { openReviews: _openReviews, ...reviewedDraft } = draft;
  return { draft: reviewedDraft, files };
}
