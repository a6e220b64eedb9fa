import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { partSizes } from '../../gates/getSizeFindings';
import type { Draft } from '../../gates/ReleaseDescriptions';
import { parseAcceptedEncodings } from './parseAcceptedEncodings';
import { ROOT } from '../../build/shares';
import { compressFile } from './compressFile';
import { getContentType } from './getContentType';
import { FileCache } from './FileCache';

describe('encodings that a browser accepts', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gz']],
    ['GZIP', ['gz']],
    ['br;q=0.1, gzip;q=1.0', ['br', 'gz']],
    ['br; q=0, gzip', ['gz']],
    ['identity', []],
    ['brotli', []],
    ['', []],
    [undefined, []],
  ])('in the header "%s" are %j, the smaller first', (header, encodings) => {
    expect(parseAcceptedEncodings(header)).toEqual(encodings);
  });
});

describe('the media type', () => {
  it.each([
    ['remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['lang/en.json', 'application/json; charset=utf-8'],
    ['PHOTO.JPG', 'image/jpeg'],
    ['a.b/c.svg', 'image/svg+xml'],
    ['font.woff2', 'font/woff2'],
    ['program.exe', 'application/octet-stream'],
    ['js', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(getContentType(file)).toBe(type);
  });
});

describe('compressed copies', () => {
  const text = Buffer.from('const message = "hello";\n'.repeat(100));

  it('hold the same bytes and are smaller', async () => {
    const { br, gz } = (await compressFile('a.js', text)) ?? { br: Buffer.alloc(0), gz: Buffer.alloc(0) };
    expect([brotliDecompressSync(br).equals(text), gunzipSync(gz).equals(text)]).toEqual([true, true]);
    expect(Math.max(br.byteLength, gz.byteLength)).toBeLessThan(text.byteLength);
  });

  it('R-096 have the size that budgets count, also for the largest scripts', async () => {
    const content = readFileSync(join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js'));
    const files = new Map([['remoteEntry.js', content]]);
    const draft = { release: { remote: 'mfe-chat', entry: 'remoteEntry.js', preload: {}, catalogues: {} }, files } as unknown as Draft;
    expect(content.byteLength).toBeGreaterThan(400_000);
    expect((await compressFile('remoteEntry.js', content))?.br.byteLength).toBe((await partSizes(draft))[0]?.bytes);
  });

  it.each([
    ['of small files', 'a.js', text.subarray(0, 511)],
    ['of pictures', 'a.png', text],
    ['of fonts', 'a.woff2', text],
    ['of unknown files', 'a.bin', text],
  ])('are not made %s', async (_, file, content) => {
    expect(await compressFile(file, content)).toBeUndefined();
  });
});

describe('files in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it('are read from disk once', async () => {
    const cache = new FileCache();
    const file = write('a.js', 'first');
    await cache.read(file);
    write('a.js', 'second');
    expect(String(await cache.read(file))).toBe('first');
    expect(String(await new FileCache().read(file))).toBe('second');
  });

  it('are undefined when they do not exist on disk', async () => {
    expect(await new FileCache().read(join(folder, 'none.js'))).toBeUndefined();
  });

  it('are found once they exist on disk', async () => {
    const cache = new FileCache();
    expect(await cache.read(join(folder, 'late.js'))).toBeUndefined();
    expect(String(await cache.read(write('late.js', 'late')))).toBe('late');
  });

  it('take the space of one when requested several times at once', async () => {
    const cache = new FileCache();
    const file = write('asked.js', Buffer.alloc(24 * 1024 * 1024));
    await Promise.all([cache.read(file), cache.read(file), cache.read(file)]);
    write('asked.js', 'changed');
    expect((await cache.read(file))?.byteLength).toBe(24 * 1024 * 1024);
  });

  it('are evicted in the order they were added when the cache is full', async () => {
    const cache = new FileCache();
    const first = write('first.js', 'first');
    await cache.read(first);
    for (const name of ['b', 'c', 'd']) await cache.read(write(name, Buffer.alloc(24 * 1024 * 1024)));
    write('first.js', 'changed');
    expect(String(await cache.read(first))).toBe('changed');
  });
});
