import { digest } from './digest';
import { DIGEST_LENGTH, buildIntegrityTable } from './integrityTable';

const toBareDigest = (content: string): string => digest(content).slice('sha256-'.length, -1);

describe('the table of digests', () => {
  it('has each script under the hash in its name, without the parts that all digests share', () => {
    const table = buildIntegrityTable({ 'chunk-316-314932bf.js': digest('a'), 'chunk-screen-chats-01fbf0d8.js': digest('b') }, true);
    expect(table).toBe(`314932bf${toBareDigest('a')}01fbf0d8${toBareDigest('b')}`);
    expect(toBareDigest('a')).toHaveLength(DIGEST_LENGTH);
  });

  it('has a script without a hash under its full name, so that none is mistaken for another', () => {
    const table = buildIntegrityTable({ 'chunk-screen-chats.js': digest('a'), 'chunk-screen-chats-id.js': digest('b') }, false);
    expect(table.split('chunk-screen-chats.js')[1]?.slice(0, DIGEST_LENGTH)).toBe(toBareDigest('a'));
    expect(table.split('chunk-screen-chats-id.js')[1]?.slice(0, DIGEST_LENGTH)).toBe(toBareDigest('b'));
  });

  it('has only the files the runtime requests', () => {
    expect(buildIntegrityTable({ 'lang/en.json': digest('a'), 'sw.js': digest('b'), 'server.cjs': digest('c') }, true)).toBe('');
  });
});
