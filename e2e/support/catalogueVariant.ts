import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const CATALOGUE = 'lang/en.json';

interface Draft {
  id: string;
  version: string;
  integrity: Record<string, string>;
}

/** A package as it is built, with other compiled English texts, as a release of its own; answers the folder, relative to the repository. */
export function catalogueVariant(name: string, change: (texts: string) => string): string {
  const texts = change(readFileSync(path.join(ROOT, name, 'dist/release', CATALOGUE), 'utf8'));
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 8);
  const folder = path.join('.cache/variants', `${name}-${hash}`);
  const release = path.join(ROOT, folder, 'dist/release');
  rmSync(release, { recursive: true, force: true });
  cpSync(path.join(ROOT, name, 'dist/release'), release, { recursive: true });
  writeFileSync(path.join(release, CATALOGUE), texts);
  const manifest = path.join(release, 'release.json');
  const draft = JSON.parse(readFileSync(manifest, 'utf8')) as Draft;
  const digest = `sha256-${createHash('sha256').update(texts).digest('base64')}`;
  const changed = { ...draft, id: `${draft.version}-${hash}`, integrity: { ...draft.integrity, [CATALOGUE]: digest } };
  writeFileSync(manifest, JSON.stringify(changed));
  return folder;
}
