import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltVariant, folderOf, ROOT } from './folders';

const PACKAGES = ['shared', 'shell', 'mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];
const PACKAGE_PATHS = ['src', 'lang', 'package.json', 'remote.json'];
const COMMON_PATHS = ['platform/src/build', 'e2e/bench/view/variants', 'package-lock.json'];
const IGNORED = /(\.test\.tsx?|\/testing|\/node_modules|\/dist)$/;

function listFiles(target: string): string[] {
  if (!existsSync(target) || IGNORED.test(target)) return [];
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => listFiles(path.join(target, name)));
}

/** Hashes everything that the build of a variant reads. */
function hashSources(): string {
  const hash = createHash('sha256');
  const targets = [...COMMON_PATHS, ...PACKAGES.flatMap((name) => PACKAGE_PATHS.map((relative) => `${name}/${relative}`))];
  for (const file of targets.flatMap((target) => listFiles(path.join(ROOT, target)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds a variant from the sources of this tree unless it is already built; returns its folder. */
export function buildVariant(variant: BuiltVariant, say: (line: string) => void): string {
  const folder = folderOf(variant);
  const stamp = path.join(folder, 'sources.sha256');
  const hash = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  say(`Building ${variant} …`);
  const command = ['--import', 'tsx', path.join(__dirname, 'build.ts'), variant];
  execFileSync(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, hash);
  return folder;
}
