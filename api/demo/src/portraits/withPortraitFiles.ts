import type { Gender } from '@rendezvous/shared/contract';
import type { FilesPort } from '../../../src/ports/FilesPort';
import { type PortraitSize, renderPortrait } from './renderPortrait';

/** Returns a function that runs the tasks passed to it in order of arrival, at most `limit` at a time. */
export function limitConcurrency(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let runningCount = 0;
  const queue: (() => void)[] = [];
  // A finished task hands its slot directly to the next one in the queue, so that no newer task can take the slot.
  const startNext = (): void => {
    const start = queue.shift();
    if (start) start();
    else runningCount -= 1;
  };
  return async (task) => {
    if (runningCount < limit) runningCount += 1;
    else await new Promise<void>((start) => queue.push(start));
    return task().finally(startNext);
  };
}

/** File names as built by the api's `getPortraitFileName`. */
const FILE_NAME_PATTERN = /^portraits\/(\d+)-(male|female)-(160|480|1200|blur)\.webp$/;

/** At most two portraits are drawn at a time: a page of new portraits must leave threads for the files that the page itself needs. */
const limitDrawing = limitConcurrency(2);

function findRenderer(name: string): (() => Promise<Buffer>) | undefined {
  const [, seed, gender, size] = FILE_NAME_PATTERN.exec(name) ?? [];
  if (seed === undefined) return undefined;
  const width = size === 'blur' ? size : Number(size);
  // The pattern allows no other values.
  return () => renderPortrait(Number(seed), gender as Gender, width as PortraitSize);
}

/** Extends `files` by the portraits of all demo members; each is drawn and stored once, when it is first read. */
export function withPortraitFiles(files: FilesPort): FilesPort {
  const pendingDrawings = new Map<string, Promise<Buffer>>();
  const drawAndStore = async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await limitDrawing(draw);
    await files.write(name, bytes);
    return bytes;
  };
  return {
    write: (name, bytes) => files.write(name, bytes),
    remove: (name) => files.remove(name),
    check: () => files.check(),
    read: async (name) => {
      const storedBytes = await files.read(name);
      const draw = findRenderer(name);
      if (storedBytes !== null || draw === undefined) return storedBytes;
      const pendingDrawing = pendingDrawings.get(name) ?? drawAndStore(name, draw).finally(() => pendingDrawings.delete(name));
      pendingDrawings.set(name, pendingDrawing);
      return pendingDrawing;
    },
  };
}
