import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltVariant, folderOf, ROOT } from './folders';

const PACKAGES = ['shared', 'shell', 'mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];
const PARTS = ['src', 'lang', 'package.json', 'remote.json'];
const COMMON = ['platform/src/build', 'e2e/bench/view/variants', 'package-lock.json'];
const IGNORED = /(\.test\.tsx?|\/testing|\/node_modules|\/dist)$/;

function filesIn(place: string): string[] {
  if (!existsSync(place) || IGNORED.test(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/** Hash over everything that the build of a variant reads. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const places = [...COMMON, ...PACKAGES.flatMap((name) => PARTS.map((part) => `${name}/${part}`))];
  for (const file of places.flatMap((place) => filesIn(path.join(ROOT, place)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds a variant from the sources of this tree unless it is already built. */
export function buildVariant(variant: BuiltVariant, say: (line: string) => void): string {
  const folder = folderOf(variant);
  const stamp = path.join(folder, 'sources.sha256');
  const hash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  say(`Building ${variant} …`);
  const command = ['--import', 'tsx', path.join(__dirname, 'build.ts'), variant];
  execFileSync(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, hash);
  return folder;
}
