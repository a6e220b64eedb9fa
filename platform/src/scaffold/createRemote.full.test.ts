import { existsSync } from 'node:fs';
import path from 'node:path';
import { RepositoryCopy } from '../testing/RepositoryCopy';
import { createRemote } from './createRemote';

/** A name so long that lines with it wrap differently from those of the template. */
const NAME = 'mfe-anniversaries';

let copy: RepositoryCopy;
beforeAll(() => {
  copy = new RepositoryCopy();
  createRemote(copy.root, NAME);
});
afterAll(() => copy.remove());

describe('npm run new:remote', () => {
  test.each([
    ['types', 'typescript7/bin/tsc', ['-p', NAME]],
    ['lint', 'oxlint/bin/oxlint', ['--config', 'oxlint.config.mjs', NAME]],
    ['tests', 'jest/bin/jest.js', ['-c', `${NAME}/jest.config.cjs`, '--silent', '--runInBand']],
  ])('R-002 passes the checks: %s', (_, script, args) => {
    expect(copy.runAndReadFailure(script, ...args)).toBe('');
  });

  test('R-002 builds, within the budgets', () => {
    expect(copy.runAndReadFailure('tsx/dist/cli.mjs', 'platform/src/build/main.ts', NAME)).toBe('');
    expect(existsSync(path.join(copy.root, NAME, 'dist/release/release.json'))).toBe(true);
  });
});
