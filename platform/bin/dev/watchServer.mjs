import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** Sources of the server; contract and calls are the parts of shared that run there too. */
const SERVER = [
  'api/src',
  'api/demo/src',
  'platform/src/demo',
  'platform/src/site',
  'platform/src/registry',
  'platform/src/keys',
  'platform/src/dev/server',
  'shared/src/contract',
  'shared/src/calls',
];
const IGNORED = /\.test\.tsx?$|(^|\/)testing\//;
/** Saves within this many ms cause one restart. */
const QUIET_MS = 100;

/** Calls back when a source of the server has changed. */
export function watchServer(root, onChange) {
  let timer;
  const changed = (_event, file) => {
    if (!file || IGNORED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, QUIET_MS);
  };
  const watchers = SERVER.map((place) => path.join(root, place))
    .filter(existsSync)
    .map((place) => watch(place, { recursive: true }, changed));
  return () => watchers.forEach((watcher) => watcher.close());
}
