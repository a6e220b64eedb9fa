import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

const root = mkdtempSync(join(tmpdir(), 'root-'));
afterAll(() => rmSync(root, { recursive: true }));

const evaluate = <Value>(file: string, expression: string): Value => evaluateModule(join(__dirname, file), expression);

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

const run = (script: string, args: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(__dirname, '..', script), ...args], { encoding: 'utf8', env: { ...process.env, ...environment } });
const start = (args: string[], environment: NodeJS.ProcessEnv = {}) => run('start.mjs', args, environment);

describe('npm start rejects with a clear message', () => {
  it.each([
    ['18.19.0', true],
    ['20.19.9', true],
    ['20.20.0', false],
    ['21.7.0', true],
    ['22.12.0', true],
    ['22.13.0', false],
    ['23.11.0', true],
    ['24.0.0', false],
    ['26.1.0', false],
  ])('R-412 Node %s, unsupported: %s', (version, isUnsupported) => {
    const problem = evaluate<string | undefined>('nodeProblem.mjs', `m.nodeProblem('${version}')`);
    expect(problem === undefined).toBe(!isUnsupported);
    if (isUnsupported)
      expect(problem).toBe(
        `Rendezvous runs on Node 20.20, 22.13, 24 and newer; this is Node ${version}. Please install Node 24 and try again.`,
      );
  });

  it('R-412 a taken port', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => otherServer.once('listening', resolve));
    const { port } = otherServer.address() as AddressInfo;
    const commands = { 'start.mjs': 'npm start', 'dev.mjs': 'npm run dev' };
    const results = Object.keys(commands).map((script) => run(script, ['--port', String(port)], { DATA_DIR: join(root, 'none') }));
    otherServer.close();
    expect(results.map(({ status, stderr }) => [status, stderr])).toEqual(
      Object.values(commands).map((command) => [
        1,
        `Port ${port} is taken. Stop what uses it, or choose another one: ${command} -- --port ${port + 1}\n`,
      ]),
    );
  });

  it('R-412 a second start on the same data, but not the stale lock of a process that has ended', () => {
    write('data/database.lock', String(process.pid));
    const { status, stderr } = start([], { DATA_DIR: join(root, 'data') });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`(process ${process.pid}). Stop it first`)]);
    write('data/database.lock', '999999999');
    expect(
      evaluate(
        'obstacles.mjs',
        `m.checkObstacles({ port: 0, host: '127.0.0.1', dataDir: '${join(root, 'data')}' }, 'npm start', '/').then(() => 'free')`,
      ),
    ).toBe('free');
  });
});

describe('npm start does only what is needed', () => {
  it('R-412 installs when a package of the lock file is missing, has another version or was installed incompletely', () => {
    const isInstalled = (): boolean => evaluate('install.mjs', `m.isInstalled('${root}')`);
    const writeLock = (file: string, packages: object): void => write(file, JSON.stringify({ packages }));
    const otherPlatformPackage = { version: '1.0.0', optional: true };
    const requiredPackages = {
      'node_modules/a': { version: '1.0.0' },
      'shared/node_modules/a': { version: '2.0.0' },
      'node_modules/@x/shared': { resolved: 'shared', link: true },
    };
    writeLock('package-lock.json', { '': {}, shared: { version: '1.0.0' }, ...requiredPackages, 'node_modules/b': otherPlatformPackage });
    for (const place of Object.keys(requiredPackages)) write(`${place}/package.json`, '{}');
    expect(isInstalled()).toBe(false);
    const installedLock = 'node_modules/.package-lock.json';
    writeLock(installedLock, { ...requiredPackages, 'node_modules/a': { version: '0.9.0' } });
    expect(isInstalled()).toBe(false);
    writeLock(installedLock, requiredPackages);
    expect(isInstalled()).toBe(true);
    for (const place of Object.keys(requiredPackages)) {
      rmSync(join(root, place, 'package.json'));
      expect([place, isInstalled()]).toEqual([place, false]);
      write(`${place}/package.json`, '{}');
    }
    writeLock(installedLock, { ...requiredPackages, 'node_modules/b': otherPlatformPackage });
    expect(isInstalled()).toBe(false);
  });

  it('R-412 builds a package again when its sources or shared ones change, not for a test', () => {
    const sources = JSON.stringify(evaluate('sources.mjs', "m.packageSources('mfe-chat')"));
    const takeStamp = (): string => evaluate('stamp.mjs', `m.takeStamp('${root}', ${sources})`);
    write('mfe-chat/remote.json', '{}');
    write('mfe-chat/src/remote.ts', 'one');
    write('shared/src/ui/Button.tsx', 'one');
    const initialStamp = takeStamp();
    write('mfe-chat/src/remote.test.ts', 'test');
    write('mfe-auth/remote.json', '{}');
    expect(takeStamp()).toBe(initialStamp);
    write('shared/src/ui/Button.tsx', 'two');
    const changedStamp = takeStamp();
    expect(changedStamp).not.toBe(initialStamp);
    write('mfe-chat/src/remote.ts', 'two');
    expect(takeStamp()).not.toBe(changedStamp);
    expect(evaluate('sources.mjs', `m.releasedPackages('${root}')`)).toEqual(['shell', 'mfe-auth', 'mfe-chat']);
  });
});

describe('npm start ends with npm', () => {
  const CHILD = `import('${join(__dirname, 'endWithNpm.mjs')}').then(({ endWithNpm }) => {
    process.on('SIGTERM', () => { process.stdout.write('told'); process.exit(0); });
    setTimeout(() => process.exit(0), Number(process.env.LIFE_MS));
    endWithNpm();
    process.stdout.write('begun ');
  })`;
  const SHELL = `require('node:child_process').spawn(process.execPath, ['-e', process.env.CHILD], { stdio: 'inherit' })`;

  /** Returns the output of a process that loses the shell between npm and itself. */
  async function runOrphan(environment: NodeJS.ProcessEnv, lifeMs: number): Promise<string> {
    const shell = spawn(process.execPath, ['-e', SHELL], {
      env: { ...environment, CHILD, LIFE_MS: String(lifeMs) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const text of shell.stdout) {
      output += String(text);
      shell.kill('SIGKILL');
    }
    return output;
  }

  it('R-412 whose signal reaches only the shell between them', async () => {
    expect(await runOrphan({ npm_lifecycle_event: 'start' }, 20_000)).toBe('begun told');
  });

  it('R-412 but not with another parent, which may leave it in the background', async () => {
    expect(await runOrphan({}, 2_000)).toBe('begun ');
  });
});
