import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lockFolder';

const UNUSED_PID = '4194304';
const folder = join(mkdtempSync(join(tmpdir(), 'api-lock-')), 'database');
const lockFile = `${folder}.lock`;
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('security 19: the lock names the process and is removed when it is released', () => {
  const release = lockFolder(folder);
  expect(readFileSync(lockFile, 'utf8')).toBe(String(process.pid));
  expect(() => lockFolder(folder)).toThrow('already open in this process');
  release();
  expect(existsSync(lockFile)).toBe(false);
});

test('security 19: a folder in use by another running process is refused with a clear message', () => {
  writeFileSync(lockFile, '1');
  expect(() => lockFolder(folder)).toThrow(/in use by process 1\. Stop it first/);
});

test('security 19: the lock of a process that is gone is taken over', () => {
  writeFileSync(lockFile, UNUSED_PID);
  const release = lockFolder(folder);
  expect(readFileSync(lockFile, 'utf8')).toBe(String(process.pid));
  release();
});
