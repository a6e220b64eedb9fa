import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const PACKAGES = join(__dirname, '../../../node_modules');

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'root-'));
  write('package.json', '{}');
  for (const file of [
    'api/src/server.ts',
    'api/src/backup/main.ts',
    'api/src/news/main.ts',
    'platform/src/cli/main.ts',
    'platform/src/build/members/main.ts',
  ])
    write(file, 'export {};');
  write('shared/src/contract/index.ts', "export const GREETING: string = 'of the contract';");
  write('shared/src/lint/index.ts', "import en from '../../lang/glossary/en.json';\n\nexport const register: string = en.register;");
  write('shared/lang/glossary/en.json', '{ "register": "you" }');
  write(
    'shared/package.json',
    '{ "name": "@rendezvous/shared", "exports": { "./contract": "./src/contract/index.ts", "./lint": "./src/lint/index.ts" } }',
  );
  write('api/src/clips/lake.mp4', 'a clip');
  write('api/src/clips/readClip.ts', CLIP);
  write(
    'api/demo/src/database/seedVersion.ts',
    "import { readdirSync } from 'node:fs';\nexport const seedVersion = () => readdirSync(__dirname).join();",
  );
  write('api/demo/src/server.ts', SERVER);
  write('platform/src/demo/main.ts', DEMO_SITE);
  write('platform/src/site/main.ts', SITE);
  mkdirSync(join(root, 'node_modules/@rendezvous'), { recursive: true });
  for (const name of ['esbuild', 'tsx']) symlinkSync(join(PACKAGES, name), join(root, 'node_modules', name));
  symlinkSync(join(root, 'shared'), join(root, 'node_modules/@rendezvous/shared'));
});
afterAll(() => rmSync(root, { recursive: true }));

const CLIP = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const readClip = (): string => readFileSync(join(__dirname, 'lake.mp4'), 'utf8');
`;

const SERVER = `import { GREETING } from '@rendezvous/shared/contract';
import { register } from '@rendezvous/shared/lint';
import { readClip } from '../../src/clips/readClip';
import { seedVersion } from './database/seedVersion';

console.log(readClip(), GREETING, register, seedVersion());
`;

const SITE = `import { readClip } from '../../../api/src/clips/readClip';

interface Failure {
  reason: string;
}

function fail({ reason }: Failure): never {
  throw new Error(reason);
}

console.log(readClip());
fail({ reason: 'on line eight' });
`;

const DEMO_SITE = `import { readClip } from '../../../api/src/clips/readClip';

console.log(readClip());
`;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Compiles, and returns the printed lines. */
const compile = (): string[] =>
  evaluateModule(
    join(__dirname, 'compile.mjs'),
    `(async () => { const said = []; await m.compileChanged('${root}', (line) => said.push(line)); return said; })()`,
  );

const run = (file: string) => spawnSync(process.execPath, ['--enable-source-maps', join(root, file)], { encoding: 'utf8' });

describe('npm run build', () => {
  it('R-412 compiles what changed, and nothing the second time', () => {
    expect(compile()[0]).toBe('Compiling the server …');
    expect(compile()).toEqual([]);
    write('api/src/clips/readClip.test.ts', 'a test');
    expect(compile()).toEqual([]);
    write('shared/src/contract/index.ts', "export const GREETING: string = 'as it is now';");
    expect(compile()).toHaveLength(2);
    write('shared/lang/glossary/en.json', '{ "register": "thou" }');
    expect(compile()).toHaveLength(2);
  });

  it('bundles a server into one file that runs without its sources', () => {
    compile();
    for (const file of ['api/src', 'api/demo/src', 'shared', 'node_modules/@rendezvous', 'node_modules/tsx'])
      rmSync(join(root, file), { recursive: true });
    expect(run('api/demo/dist/server.js')).toMatchObject({ status: 0, stdout: 'a clip as it is now thou seedVersion.ts\n' });
    expect(existsSync(join(root, 'api/dist/clips/readClip.js'))).toBe(false);
    expect(readFileSync(join(root, 'api/dist/clips/lake.mp4'), 'utf8')).toBe('a clip');
  });

  it('puts the start program of the demo beside the demo, where it finds the files of the api', () => {
    expect(run('api/demo/dist/site/main.js').stdout).toBe('a clip\n');
    expect(existsSync(join(root, 'platform/dist/demo'))).toBe(false);
  });

  it('names the line of the TypeScript source in a stack trace, also without the source', () => {
    rmSync(join(root, 'platform/src'), { recursive: true });
    const { stdout, stderr } = run('platform/dist/site/main.js');
    expect(stdout).toBe('a clip\n');
    expect(stderr).toContain(`at fail (${join(root, 'platform/src/site/main.ts')}:8:9)`);
  });
});
