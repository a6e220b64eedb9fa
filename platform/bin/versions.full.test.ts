import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PACKAGES = ['shared', 'mfe-auth', 'mfe-chat'];

let tree: string;
beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'rendezvous-versions-')));
  for (const file of ['lerna.json', ...PACKAGES.map((name) => `${name}/package.json`)]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(tree, file));
  }
  write('package.json', JSON.stringify({ name: 'versions', private: true, workspaces: PACKAGES }));
  write('.gitignore', 'node_modules\n');
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  git('init', '--quiet', '--initial-branch', 'main');
  commit('chore: a beginning');
  for (const name of PACKAGES) git('tag', '--annotate', `@rendezvous/${name}@1.0.0`, '--message', name);
});
afterEach(() => rmSync(tree, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(tree, file), text);

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.org', ...args], { cwd: tree, encoding: 'utf8' });

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
}

const lerna = (...args: string[]): string =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules/lerna/dist/cli.js'), ...args], {
    cwd: tree,
    encoding: 'utf8',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      GIT_AUTHOR_NAME: 'Someone',
      GIT_AUTHOR_EMAIL: 'someone@example.org',
      GIT_COMMITTER_NAME: 'Someone',
      GIT_COMMITTER_EMAIL: 'someone@example.org',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const readVersion = (name: string): string =>
  (JSON.parse(readFileSync(join(tree, name, 'package.json'), 'utf8')) as { version: string }).version;

test('a package gets the version that its commits ask for, with a changelog, and no other package does', () => {
  write('mfe-chat/letters.ts', 'export const letters = 1;\n');
  commit('feat(mfe-chat): letters');
  write('mfe-auth/remote.test.ts', 'test.todo("more");\n');
  commit('test(mfe-auth): more');
  const changedPackages = JSON.parse(lerna('ls', '--all', '--json', '--since', 'HEAD~2')) as { name: string }[];
  expect(changedPackages.map(({ name }) => name)).toEqual(['@rendezvous/mfe-auth', '@rendezvous/mfe-chat']);
  lerna('version', '--yes');
  expect(PACKAGES.map(readVersion)).toEqual(['1.0.0', '1.0.0', '1.1.0']);
  expect(readFileSync(join(tree, 'mfe-chat/CHANGELOG.md'), 'utf8')).toContain('* **mfe-chat:** letters');
  expect(git('tag', '--points-at', 'HEAD')).toBe('@rendezvous/mfe-chat@1.1.0\n');
});

test('a change to shared counts as a change to every package that uses it', () => {
  write('shared/index.ts', 'export const one = 1;\n');
  commit('fix(shared): one');
  lerna('version', '--yes');
  expect(PACKAGES.map(readVersion)).toEqual(['1.0.1', '1.0.1', '1.0.1']);
});
