import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile, replaceFileSync, writeOnce } from './atomicFiles';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('replacing a file', () => {
  it('many times at once leaves one complete version, and no temporary file', async () => {
    const file = join(folder, 'registry.json');
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
    await Promise.all(contents.map((content) => replaceFile(file, content)));
    expect(contents).toContain(readFileSync(file, 'utf8'));
    expect(readdirSync(folder)).toEqual(['registry.json']);
  });

  it('leaves no temporary file when it fails', async () => {
    mkdirSync(join(folder, 'registry.json/full'), { recursive: true });
    await expect(replaceFile(join(folder, 'registry.json'), 'text')).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['registry.json']);
  });
});

describe('writing a file once', () => {
  it('keeps the first content and returns it to later callers', () => {
    const file = join(folder, 'chat.token');
    expect(writeOnce(file, 'first', 0o600)).toBe('first');
    expect(writeOnce(file, 'second', 0o600)).toBe('first');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['chat.token']);
  });

  it('reports why it failed', () => {
    expect(() => writeOnce(join(folder, 'none/chat.token'), 'x', 0o600)).toThrow('ENOENT');
  });
});

describe('replacing a file synchronously', () => {
  it('writes the new content and leaves no temporary file', () => {
    const file = join(folder, 'teams.json');
    replaceFileSync(file, 'first', 0o644);
    replaceFileSync(file, 'second', 0o644);
    expect(readFileSync(file, 'utf8')).toBe('second');
    expect(statSync(file).mode & 0o777).toBe(0o644);
    expect(readdirSync(folder)).toEqual(['teams.json']);
  });

  it('keeps what was there when it fails', () => {
    mkdirSync(join(folder, 'teams.json/full'), { recursive: true });
    expect(() => replaceFileSync(join(folder, 'teams.json'), 'text', 0o644)).toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(['teams.json']);
  });
});
