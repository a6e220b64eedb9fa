import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/** Folders with sources of the server; contract and calls are the parts of shared that run on the server too. */
const SERVER_FOLDERS = [
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
const IGNORED_FILES = /\.test\.tsx?$|(^|\/)testing\//;
/** Debounce delay in ms: changes in quick succession cause one restart. */
const DEBOUNCE_MS = 100;

/** Calls `onChange` when a source of the server has changed; returns a function that stops watching. */
export function watchServer(root, onChange) {
  let debounceTimer;
  const onEvent = (_event, file) => {
    if (!file || IGNORED_FILES.test(file)) return;
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(onChange, DEBOUNCE_MS);
  };
  const watchers = SERVER_FOLDERS.map((folder) => path.join(root, folder))
    .filter(existsSync)
    .map((folder) => watch(folder, { recursive: true }, onEvent));
  return () => watchers.forEach((watcher) => watcher.close());
}
