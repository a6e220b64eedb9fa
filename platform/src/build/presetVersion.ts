import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRESETS_FOLDER } from './shares';

/** Files of the presets folder, which determine the output of a build besides the sources: presets, loaders and stand-ins. */
const listPresetFiles = (): string[] =>
  readdirSync(PRESETS_FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|cjs|mjs)$/.test(file) && !file.includes('.test.'),
  );

/** Hash of the presets, 16 hex digits. Used as the version of webpack's cache, it invalidates entries created with other presets. */
export function hashPresets(): string {
  const hash = createHash('sha256');
  for (const file of listPresetFiles().sort()) hash.update(readFileSync(path.join(PRESETS_FOLDER, file)));
  return hash.digest('hex').slice(0, 16);
}
