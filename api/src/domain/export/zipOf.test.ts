import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entriesOf } from '../../testing/entriesOf';
import { zipOf } from './zipOf';

const AT = Date.UTC(2026, 10, 21, 22, 30, 10) / 1000;
const entries = [
  { name: 'data.json', bytes: Buffer.from('{"name":"Zoë"}') },
  { name: 'photos/empty.webp', bytes: Buffer.alloc(0) },
  { name: 'photos/1.webp', bytes: Buffer.from([0, 255, 80, 75, 3, 4]) },
];

test('R-089 what is packed is what is unpacked', () => {
  expect([...entriesOf(zipOf(entries, AT))]).toEqual(entries.map(({ name, bytes }) => [name, bytes]));
  expect(entriesOf(zipOf([], AT)).size).toBe(0);
});

test('R-089 its time is that of the copy, as archives write it', () => {
  const zip = zipOf(entries, AT);
  expect(zip.readUInt16LE(10)).toBe((22 << 11) | (30 << 5) | 5);
  expect(zip.readUInt16LE(12)).toBe((46 << 9) | (11 << 5) | 21);
});

/** What this machine unpacks archives with, if anything. */
const unpackers = [
  ['python3', '-m', 'zipfile', '-t'],
  ['unzip', '-t'],
].filter(([program = '']) => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
});

test('R-089 other programs unpack it too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const file = join(folder, 'my-data.zip');
  writeFileSync(file, zipOf(entries, AT));
  for (const [program = '', ...options] of unpackers) expect(() => execFileSync(program, [...options, file])).not.toThrow();
  rmSync(folder, { recursive: true });
});
