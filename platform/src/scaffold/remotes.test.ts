import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { RepositoryCopy } from '../testing/RepositoryCopy';
import { createRemote } from './createRemote';
import { MODEL_REMOTE } from './modelFiles';
import { findRemoteProblems } from './findRemoteProblems';

describe('the remotes of this repository', () => {
  test.each(REMOTES)('R-002 %s has the tree, the settings and the README of the others', (remote) => {
    expect(findRemoteProblems(ROOT, remote)).toEqual([]);
  });
});

describe('a remote that differs', () => {
  let copy: RepositoryCopy;
  beforeAll(() => {
    copy = new RepositoryCopy();
    createRemote(copy.root, 'mfe-made');
  });
  afterAll(() => copy.remove());

  const getPath = (file: string): string => path.join(copy.root, 'mfe-other', file);
  const read = (file: string): string => readFileSync(getPath(file), 'utf8');
  beforeEach(() => {
    cpSync(path.join(copy.root, 'mfe-made'), getPath('.'), { recursive: true });
    for (const file of ['package.json', 'README.md', 'src/remote.test.tsx'])
      writeFileSync(getPath(file), read(file).replaceAll('mfe-made', 'mfe-other'));
  });
  afterEach(() => rmSync(getPath('.'), { recursive: true }));

  const changePackage = (change: object): void => {
    const packageJson = JSON.parse(read('package.json')) as object;
    writeFileSync(getPath('package.json'), JSON.stringify({ ...packageJson, ...change }));
  };

  test('R-002 only in its name, its version and its libraries counts as like the others', () => {
    changePackage({ version: '3.1.0', dependencies: { '@rendezvous/shared': '1.0.0', 'left-pad': '1.3.0' } });
    mkdirSync(getPath('dist'));
    writeFileSync(getPath('dist/release.json'), '{}');
    expect(findRemoteProblems(copy.root, 'mfe-other')).toEqual([]);
  });

  test.each<[string, () => void, string]>([
    ['in a file', () => rmSync(getPath('jest.config.cjs')), 'jest.config.cjs is missing'],
    ['in a language', () => rmSync(getPath('lang/pl.json')), 'lang/pl.json is missing'],
    ['in a folder', () => rmSync(getPath('src/api'), { recursive: true }), 'src/api/ is missing'],
    [
      'in one more folder',
      () => cpSync(getPath('src/api'), getPath('src/helpers'), { recursive: true }),
      `src/helpers/ is not in ${MODEL_REMOTE}`,
    ],
    ['in one more setting', () => writeFileSync(getPath('babel.config.cjs'), ''), `babel.config.cjs is not in ${MODEL_REMOTE}`],
    [
      'in a setting',
      () => appendFileSync(getPath('webpack.config.cjs'), '// more'),
      `webpack.config.cjs differs from that of ${MODEL_REMOTE}`,
    ],
    [
      'in a script',
      () => changePackage({ scripts: { build: 'webpack' } }),
      `package.json has different fields from that of ${MODEL_REMOTE}`,
    ],
    [
      'in its README',
      () => appendFileSync(getPath('README.md'), '\n| `src/more` | x |\n'),
      `README.md names different places from that of ${MODEL_REMOTE}`,
    ],
    [
      'in the name in its README',
      () => writeFileSync(getPath('README.md'), read('README.md').replace('# mfe-', '# ')),
      'does not begin with # mfe-other',
    ],
    ['in many words', () => appendFileSync(getPath('README.md'), '\nx'.repeat(40)), 'README.md has'],
  ])('R-002 %s is reported', (_, change, problem) => {
    change();
    expect(findRemoteProblems(copy.root, 'mfe-other').join('\n')).toContain(problem);
  });
});
