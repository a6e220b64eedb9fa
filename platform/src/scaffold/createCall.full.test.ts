import { RepositoryCopy } from '../testing/RepositoryCopy';
import { completeCall, type NewCall } from './callProblem';
import { createCall } from './createCall';

const CALLS = [
  { method: 'GET', path: '/api/sticker-packs.php', noun: 'chat' },
  { method: 'POST', path: '/api/sticker-packs.php', noun: 'moderation', access: 'moderator' },
  { method: 'DELETE', path: '/api/sticker-packs.php', noun: 'chat', routes: 'api/src/chat/stickerRoutes.ts' },
];

let copy: RepositoryCopy;
let writtenFiles: string[];
beforeAll(() => {
  copy = new RepositoryCopy([]);
  writtenFiles = CALLS.flatMap((input) => createCall(copy.root, completeCall(copy.root, input) as NewCall));
});
afterAll(() => copy.remove());

const runTests = (...args: string[]): string =>
  copy.runAndReadFailure('jest/bin/jest.js', '-c', 'api/jest.config.cjs', '--silent', '--runInBand', ...args);

describe('npm run new:call', () => {
  test.each([
    ['types', 'typescript7/bin/tsc', ['-p', 'api']],
    ['import rules', 'dependency-cruiser/bin/dependency-cruise.mjs', ['--output-type', 'err', 'api/src', 'shared/src/calls']],
  ])('R-363 passes the checks: %s', (_, script, args) => {
    expect(copy.runAndReadFailure(script, ...args)).toBe('');
  });

  test('R-363 passes the checks: lint and formatting', () => {
    const sources = [...new Set(writtenFiles)].filter((file) => file.endsWith('.ts'));
    expect(copy.runAndReadFailure('oxlint/bin/oxlint', '--config', 'oxlint.config.mjs', ...sources)).toBe('');
    expect(copy.runAndReadFailure('prettier/bin/prettier.cjs', '--check', ...new Set(writtenFiles))).toBe('');
  });

  test('R-363 passes the tests of the matrices and of the api description', () => {
    expect(runTests('matrices', '--testNamePattern', 'sticker-packs|the table has every call|only the settings')).toBe('');
    expect(runTests('matrices/authorisation', 'matrices/replyFields', 'openapi', 'document')).toBe('');
  });
});
