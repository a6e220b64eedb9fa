import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageSources, releasedPackages } from './sources.mjs';
import { isUnchanged, takeStamp } from './stamp.mjs';

/** Number of parallel compilers; each takes a core and half a gigabyte. */
const PARALLEL_BUILDS = 2;

const getStampPath = (root, name) => path.join(root, name, 'dist/sources.sha256');

const isUpToDate = (root, name) =>
  existsSync(path.join(root, name, 'dist/release/release.json')) && isUnchanged(root, packageSources(name), getStampPath(root, name));

/** Builds those packages whose sources have changed since their last build. */
export async function buildChanged(root, run, say, names = releasedPackages(root)) {
  const queue = names.filter((name) => !isUpToDate(root, name));
  if (queue.length > 0) say(`Building ${queue.join(', ')} …`);
  const buildQueued = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const startedAt = Date.now();
      const stamp = takeStamp(root, packageSources(name));
      await run(process.execPath, [path.join(root, 'platform/bin/platform.mjs'), 'build', name]);
      writeFileSync(getStampPath(root, name), stamp);
      say(`  ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, buildQueued));
}
