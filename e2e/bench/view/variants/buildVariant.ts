import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltVariant, getOutputFolder, ROOT } from './folders';

const PACKAGES = ['shared', 'shell', 'mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];
const PACKAGE_PATHS = ['src', 'lang', 'package.json', 'remote.json'];
const COMMON_PATHS = ['platform/src/build', 'e2e/bench/view/variants', 'package-lock.json'];
const IGNORED_PATH_PATTERN = /(\.test\.tsx?|\/testing|\/node_modules|\/dist)$/;

function listFiles(targetPath: string): string[] {
  if (!existsSync(targetPath) || IGNORED_PATH_PATTERN.test(targetPath)) return [];
  if (!statSync(targetPath).isDirectory()) return [targetPath];
  return readdirSync(targetPath)
    .sort()
    .flatMap((name) => listFiles(path.join(targetPath, name)));
}

/** Hashes the sources from which variants are built, the presets and the package lock. */
function hashSources(): string {
  const hash = createHash('sha256');
  const relativePaths = [...COMMON_PATHS, ...PACKAGES.flatMap((name) => PACKAGE_PATHS.map((packagePath) => `${name}/${packagePath}`))];
  for (const file of relativePaths.flatMap((target) => listFiles(path.join(ROOT, target)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds a variant from the sources of this tree unless it is already built; returns its folder. */
export function buildVariant(variant: BuiltVariant, say: (line: string) => void): string {
  const folder = getOutputFolder(variant);
  const stampFile = path.join(folder, 'sources.sha256');
  const hash = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return folder;
  say(`Building ${variant} …`);
  const buildArgs = ['--import', 'tsx', path.join(__dirname, 'build.ts'), variant];
  execFileSync(process.execPath, buildArgs, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stampFile, hash);
  return folder;
}
