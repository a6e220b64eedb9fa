import type { Gender } from '@rendezvous/shared/contract';
import type { FilesPort } from '../../../src/ports/FilesPort';
import { type PortraitSize, renderPortrait } from './renderPortrait';

/** Runs `limit` tasks at a time, in order of arrival; the others wait. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  // A slot is passed from one task to the next without becoming free in between.
  const next = (): void => {
    const start = waiting.shift();
    if (start) start();
    else running -= 1;
  };
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    return task().finally(next);
  };
}

/** Named as by the api's `portraitFile`. */
const NAME = /^portraits\/(\d+)-(male|female)-(160|480|1200|blur)\.webp$/;

/** A page of new portraits must leave threads for the files that the page itself needs. */
const inTurn = atMost(2);

function drawOf(name: string): (() => Promise<Buffer>) | undefined {
  const [, seed, gender, size] = NAME.exec(name) ?? [];
  if (seed === undefined) return undefined;
  const width = size === 'blur' ? size : Number(size);
  // The pattern admits nothing else.
  return () => renderPortrait(Number(seed), gender as Gender, width as PortraitSize);
}

/** Portrait files of all demo members: each is drawn on its first read, once for concurrent readers. */
export function portraitFiles(files: FilesPort): FilesPort {
  const drawing = new Map<string, Promise<Buffer>>();
  const drawAndKeep = async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const bytes = await inTurn(draw);
    await files.write(name, bytes);
    return bytes;
  };
  return {
    write: (name, bytes) => files.write(name, bytes),
    remove: (name) => files.remove(name),
    check: () => files.check(),
    read: async (name) => {
      const stored = await files.read(name);
      const draw = drawOf(name);
      if (stored !== null || draw === undefined) return stored;
      const running = drawing.get(name) ?? drawAndKeep(name, draw).finally(() => drawing.delete(name));
      drawing.set(name, running);
      return running;
    },
  };
}
