import type { Gender } from '@rendezvous/shared/contract';
import type { FilesPort } from '../../../src/ports/FilesPort';
import { type PortraitSize, renderPortrait } from './renderPortrait';

/** Returns a function that runs the tasks passed to it in order of arrival, at most `limit` at a time. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  // A finished task hands its slot directly to the next one in the queue, so that no newer task can take it.
  const next = (): void => {
    const start = queue.shift();
    if (start) start();
    else running -= 1;
  };
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => queue.push(start));
    return task().finally(next);
  };
}

/** File names as built by the api's `portraitFile`. */
const FILE_NAME = /^portraits\/(\d+)-(male|female)-(160|480|1200|blur)\.webp$/;

/** At most two portraits are drawn at a time: a page of new portraits must leave threads for the files that the page itself needs. */
const limitDrawing = atMost(2);

function rendererFor(name: string): (() => Promise<Buffer>) | undefined {
  const [, seed, gender, size] = FILE_NAME.exec(name) ?? [];
  if (seed === undefined) return undefined;
  const width = size === 'blur' ? size : Number(size);
  // The pattern allows no other values.
  return () => renderPortrait(Number(seed), gender as Gender, width as PortraitSize);
}

/** Adds the portraits of all demo members to `files`: each is drawn and stored when it is first read, only once even for concurrent readers. */
export function portraitFiles(files: FilesPort): FilesPort {
  const pendingDrawings = new Map<string, Promise<Buffer>>();
  const drawAndKeep = async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await limitDrawing(draw);
    await files.write(name, bytes);
    return bytes;
  };
  return {
    write: (name, bytes) => files.write(name, bytes),
    remove: (name) => files.remove(name),
    check: () => files.check(),
    read: async (name) => {
      const stored = await files.read(name);
      const draw = rendererFor(name);
      if (stored !== null || draw === undefined) return stored;
      const pending = pendingDrawings.get(name) ?? drawAndKeep(name, draw).finally(() => pendingDrawings.delete(name));
      pendingDrawings.set(name, pending);
      return pending;
    },
  };
}
