import type { Compilation } from 'webpack';
import { isHotUpdate } from '../dev/developmentRelease';
import { chunksOfDoor } from './chunksOfDoor';
import { LAZY_DOORS } from './shares';

/** Names of chunks that are a screen or a slot. */
export const PART_NAME = /^(screen|slot)-/;

/** Of the shell: what sends the calls of a first screen. */
const CALLS = 'calls';

const scripts = (files: Iterable<string>): string[] => [...files].filter((file) => file.endsWith('.js') && !isHotUpdate(file));

/**
 * Scripts that a document preloads: `*` is what every screen needs, `screen-<route>` and `slot-<name>` are parts, `door-<name>` and
 * `calls` are what the shell fetches for a part.
 */
export function preloadedFiles(compilation: Compilation): Record<string, string[]> {
  const preload: Record<string, string[]> = { '*': [] };
  for (const [name, group] of compilation.namedChunkGroups) {
    if (name.startsWith('__federation_expose')) preload['*'] = scripts(group.getFiles());
    if (PART_NAME.test(name) || name === CALLS) preload[name] = scripts(group.getFiles());
  }
  for (const door of LAZY_DOORS) {
    const files = scripts([...chunksOfDoor(compilation, door)].flatMap((chunk) => [...chunk.files]));
    if (files.length > 0) preload[`door-${door}`] = files;
  }
  return preload;
}
