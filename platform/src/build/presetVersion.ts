import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRESETS } from './shares';

/** Files that determine the output of a build besides its sources: presets, loaders and stand-ins. */
const presetFiles = (): string[] =>
  readdirSync(PRESETS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|cjs|mjs)$/.test(file) && !file.includes('.test.'));

/** Hash of the presets, 16 hex digits: as the version of webpack's cache it keeps a build from using entries of other presets. */
export function presetVersion(): string {
  const hash = createHash('sha256');
  for (const file of presetFiles().sort()) hash.update(readFileSync(path.join(PRESETS, file)));
  return hash.digest('hex').slice(0, 16);
}
