import { createHash } from 'node:crypto';
import { digest, hasDigest, hashRelease } from './digest';

const createFileMap = (entries: Record<string, string>): Map<string, Buffer> =>
  new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]));

it('the digest of a file is what browsers compute for integrity', () => {
  expect(digest('hello')).toBe(`sha256-${createHash('sha256').update('hello').digest('base64')}`);
  expect(digest(Buffer.from('hello'))).toBe(digest('hello'));
});

it.each(['sha256', 'sha384'])('a file is checked against its %s digest', (algorithm) => {
  const expected = `${algorithm}-${createHash(algorithm).update('hello').digest('base64')}`;
  expect([hasDigest('hello', expected), hasDigest('hullo', expected), hasDigest('hello', undefined)]).toEqual([true, false, false]);
});

describe('the hash of a release', () => {
  const hash = hashRelease(createFileMap({ 'a.js': 'one', 'b.js': 'two' }));

  it('has eight hex digits and does not depend on the order of the files', () => {
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
    expect(hashRelease(createFileMap({ 'b.js': 'two', 'a.js': 'one' }))).toBe(hash);
  });

  it.each([
    ['content', { 'a.js': 'one', 'b.js': 'other' }],
    ['a name', { 'a.js': 'one', 'c.js': 'two' }],
    ['what belongs to which name', { 'a.js': 'two', 'b.js': 'one' }],
    ['a file more', { 'a.js': 'one', 'b.js': 'two', 'c.js': '' }],
    ['a file less', { 'a.js': 'one' }],
  ])('changes with %s', (_, otherEntries) => {
    expect(hashRelease(createFileMap(otherEntries))).not.toBe(hash);
  });
});
