import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@rendezvous/shared/contract';
import type { Stats } from 'webpack';
import { digest } from '../../build/digest';
import { buildIntegrityTable } from '../../build/integrityTable';
import type { Build } from '../Build';

/** Extracts what pages need to know about a finished build. */
export function toBuild(name: string, stats: Stats): Build {
  const errors = stats
    .toJson({ all: false, errors: true })
    .errors?.map(({ moduleName = '', message }) => `${moduleName} ${message}`.trim());
  const integrity = errors?.length === 0 ? readIntegrity(stats.compilation.outputOptions.path ?? '') : {};
  return { name, hash: stats.hash ?? '', ...summarizeIntegrity(integrity), errors: errors ?? [] };
}

/** Digests of the build's files, read from disk: webpack discards the content of files it has written. */
const readIntegrity = (folder: string): Release['integrity'] =>
  (JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release).integrity;

/** Returns the script digests in the format of the integrity runtime, and one digest for all texts. */
export function summarizeIntegrity(integrity: Release['integrity']): Pick<Build, 'integrityTable' | 'textsDigest'> {
  const textDigests = Object.entries(integrity)
    .filter(([file]) => file.startsWith('lang/'))
    .map(([, fileDigest]) => fileDigest);
  return { integrityTable: buildIntegrityTable(integrity, false), textsDigest: digest(textDigests.join()) };
}
