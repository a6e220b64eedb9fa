import type { Compilation } from 'webpack';
import { isHotUpdateFile } from '../dev/developmentRelease';
import { findDoorChunks } from './chunksOfDoor';
import { LAZY_DOORS } from './shares';

/** Matches the names of the chunks of screens and slots. */
export const PART_NAME = /^(screen|slot)-/;

/** Name of the chunk of the shell that sends the api calls of the first screen; remotes have none. */
const CALLS_CHUNK = 'calls';

const filterScripts = (files: Iterable<string>): string[] => [...files].filter((file) => file.endsWith('.js') && !isHotUpdateFile(file));

/**
 * Scripts that a document preloads, by key: `*` for every screen, `screen-<route>` and `slot-<name>` for a screen or slot, `door-<name>` and `calls`
 * for what the shell loads for a screen.
 */
export function listPreloadedFiles(compilation: Compilation): Record<string, string[]> {
  const preload: Record<string, string[]> = { '*': [] };
  for (const [name, group] of compilation.namedChunkGroups) {
    if (name.startsWith('__federation_expose')) preload['*'] = filterScripts(group.getFiles());
    if (PART_NAME.test(name) || name === CALLS_CHUNK) preload[name] = filterScripts(group.getFiles());
  }
  for (const door of LAZY_DOORS) {
    const files = filterScripts([...findDoorChunks(compilation, door)].flatMap((chunk) => [...chunk.files]));
    if (files.length > 0) preload[`door-${door}`] = files;
  }
  return preload;
}
