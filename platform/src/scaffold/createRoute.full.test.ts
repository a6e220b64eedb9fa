import { RepositoryCopy } from '../testing/RepositoryCopy';
import { createRoute } from './createRoute';

let copy: RepositoryCopy;
beforeAll(() => {
  copy = new RepositoryCopy();
  createRoute(copy.root, { remote: 'mfe-chat', route: 'my-letters', path: '/chats/letters' });
});
afterAll(() => copy.remove());

describe('npm run new:route', () => {
  test.each([
    ['types', 'typescript7/bin/tsc', ['-p', 'mfe-chat']],
    ['formatting', 'prettier/bin/prettier.cjs', ['--check', 'mfe-chat']],
    ['lint', 'oxlint/bin/oxlint', ['--config', 'oxlint.config.mjs', 'mfe-chat/src/screens', 'mfe-chat/src/remote.ts']],
    ['tests', 'jest/bin/jest.js', ['-c', 'mfe-chat/jest.config.cjs', '--silent', '--runInBand', 'MyLetters', 'remote.test']],
  ])('R-002 passes the checks: %s', (_, script, args) => {
    expect(copy.runAndReadFailure(script, ...args)).toBe('');
  });
});
