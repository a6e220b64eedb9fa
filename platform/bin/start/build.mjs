import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasedPackages, sourceHash } from './sources.mjs';

/** Compilers at a time: each takes a core and half a gigabyte. */
const AT_ONCE = 2;

const stampOf = (root, name) => path.join(root, name, 'dist/sources.sha256');

function isFresh(root, name, hash) {
  const stamp = stampOf(root, name);
  return existsSync(path.join(root, name, 'dist/release/release.json')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Builds those of the packages whose sources changed since their last build. */
export async function buildChanged(root, run, say, names = releasedPackages(root)) {
  const hashes = new Map(names.map((name) => [name, sourceHash(root, name)]));
  const waiting = [...hashes].filter(([name, hash]) => !isFresh(root, name, hash));
  if (waiting.length > 0) say(`Building ${waiting.map(([name]) => name).join(', ')} …`);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, hash] = next;
      const started = Date.now();
      await run(process.execPath, [path.join(root, 'platform/bin/platform.mjs'), 'build', name]);
      writeFileSync(stampOf(root, name), hash);
      say(`  ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
