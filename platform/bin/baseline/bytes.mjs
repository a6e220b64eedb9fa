import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildChanged } from '../start/build.mjs';
import { releasedPackages } from '../start/sources.mjs';

const require = createRequire(import.meta.url);

/**
 * Builds the outdated releases of a tree and measures their parts as the size gate does; returns the bytes by `<package> <budget>: <part>`.
 */
export async function collectBytes(tree) {
  require('tsx/cjs');
  const { readBuild } = require('../../src/cli/readBuild.ts');
  const { lastingName, partSizes } = require('../../src/gates/getSizeFindings.ts');
  const run = (command, args) => promisify(execFile)(command, args, { cwd: tree });
  const packages = releasedPackages(tree);
  await buildChanged(tree, run, () => undefined, packages);
  const bytesByPart = {};
  for (const name of packages) {
    const { draft, files } = readBuild(path.join(tree, name));
    for (const { budget, label, bytes } of await partSizes({ release: draft, files })) {
      const key = `${name} ${budget}: ${lastingName(label)}`;
      bytesByPart[key] = (bytesByPart[key] ?? 0) + bytes;
    }
  }
  return bytesByPart;
}
