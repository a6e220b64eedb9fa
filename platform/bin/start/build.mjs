import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageSources, releasedPackages } from './sources.mjs';
import { isUnchanged, takeStamp } from './stamp.mjs';

/** Parallel compilers: each takes a core and half a gigabyte. */
const AT_ONCE = 2;

const stampOf = (root, name) => path.join(root, name, 'dist/sources.sha256');

const isFresh = (root, name) =>
  existsSync(path.join(root, name, 'dist/release/release.json')) && isUnchanged(root, packageSources(name), stampOf(root, name));

/** Builds those packages whose sources have changed since their last build. */
export async function buildChanged(root, run, say, names = releasedPackages(root)) {
  const waiting = names.filter((name) => !isFresh(root, name));
  if (waiting.length > 0) say(`Building ${waiting.join(', ')} …`);
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = Date.now();
      const stamp = takeStamp(root, packageSources(name));
      await run(process.execPath, [path.join(root, 'platform/bin/platform.mjs'), 'build', name]);
      writeFileSync(stampOf(root, name), stamp);
      say(`  ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
