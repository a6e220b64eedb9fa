import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replace } from './variant';

const ROOT = path.resolve(__dirname, '../..');
const CATALOGUE = 'lang/en.json';

interface Draft {
  id: string;
  version: string;
  integrity: Record<string, string>;
}

/** The shell as it is built, with another English text, as a release of its own; answers the folder, relative to the repository. */
export function shellVariant(before: string, after: string): string {
  const folder = path.join('.cache/variants', `shell-${createHash('sha256').update(after).digest('hex').slice(0, 8)}`);
  const release = path.join(ROOT, folder, 'dist/release');
  rmSync(release, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'shell/dist/release'), release, { recursive: true });
  const texts = replace(before, after)(readFileSync(path.join(release, CATALOGUE), 'utf8'));
  writeFileSync(path.join(release, CATALOGUE), texts);
  const manifest = path.join(release, 'release.json');
  const draft = JSON.parse(readFileSync(manifest, 'utf8')) as Draft;
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 8);
  const digest = `sha384-${createHash('sha384').update(texts).digest('base64')}`;
  const changed = { ...draft, id: `${draft.version}-${hash}`, integrity: { ...draft.integrity, [CATALOGUE]: digest } };
  writeFileSync(manifest, JSON.stringify(changed));
  return folder;
}
