import sharp from 'sharp';
import { getPortraitFileName } from '../../../src/photos/readPhotoBytes';
import { PHOTO_SIZES } from '../../../src/photos/photoSignature';
import { MemoryFiles } from '../../../src/testing/testPorts';
import { limitConcurrency, withPortraitFiles } from './withPortraitFiles';

/** Files in memory that record the name of each write. */
class RecordingFiles extends MemoryFiles {
  readonly writtenNames: string[] = [];

  override async write(name: string, bytes: Uint8Array): Promise<void> {
    this.writtenNames.push(name);
    await super.write(name, bytes);
  }
}

test.each(PHOTO_SIZES)('R-369 a demo member’s portrait is available in size %s', async (size) => {
  const bytes = await withPortraitFiles(new MemoryFiles()).read(getPortraitFileName(40_000, 'female', size));
  expect((await sharp(bytes ?? undefined).metadata()).width).toBe(size === 'blur' ? 320 : Number(size));
});

test('R-369 a portrait is drawn once, even for concurrent requests, and then stored', async () => {
  const storedFiles = new RecordingFiles();
  const files = withPortraitFiles(storedFiles);
  const name = getPortraitFileName(40_001, 'male', '160');
  const [firstBytes, secondBytes] = await Promise.all([files.read(name), files.read(name)]);
  expect(firstBytes?.equals(secondBytes ?? Buffer.alloc(0))).toBe(true);
  expect((await files.read(name))?.equals(firstBytes ?? Buffer.alloc(0))).toBe(true);
  expect(storedFiles.writtenNames).toEqual([name]);
});

test.each(['photos/abc/160.webp', 'portraits/1-male-161.webp', 'portraits/1-male-160.webp.part'])(
  'R-369 %s is never drawn, only read if it was stored',
  async (name) => {
    const files = withPortraitFiles(new MemoryFiles());
    expect(await files.read(name)).toBeNull();
    await files.write(name, Buffer.from('uploaded'));
    expect(String(await files.read(name))).toBe('uploaded');
    await files.remove(name);
    expect(await files.read(name)).toBeNull();
  },
);

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('limitConcurrency', () => {
  test('never runs more tasks than its limit, and runs all of them in order', async () => {
    const runLimited = limitConcurrency(2);
    const startedNumbers: number[] = [];
    let runningCount = 0;
    let maxRunningCount = 0;
    const createTask = (number: number) => async (): Promise<number> => {
      startedNumbers.push(number);
      maxRunningCount = Math.max(maxRunningCount, (runningCount += 1));
      await pause();
      runningCount -= 1;
      return number;
    };
    await expect(Promise.all([1, 2, 3, 4, 5].map((number) => runLimited(createTask(number))))).resolves.toEqual([1, 2, 3, 4, 5]);
    expect(maxRunningCount).toBe(2);
    expect(startedNumbers).toEqual([1, 2, 3, 4, 5]);
  });

  test('a task that fails makes room for the next', async () => {
    const runLimited = limitConcurrency(1);
    const failingTask = runLimited(() => Promise.reject(new Error('no ink')));
    const followingTask = runLimited(async () => 'drawn');
    await expect(failingTask).rejects.toThrow('no ink');
    await expect(followingTask).resolves.toBe('drawn');
  });
});
