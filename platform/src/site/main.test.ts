import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
const started: ChildProcess[] = [];

interface Start {
  child: ChildProcess;
  /** Resolves with the address, or with what was said before it ended. */
  outcome: Promise<string>;
  ended: Promise<number | null>;
}

function start(environment: NodeJS.ProcessEnv = {}): Start {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const outcome = new Promise<string>((resolve) => {
    const listen = (text: Buffer): void => {
      said += text.toString();
      const [, address] = /^ready (\S+)$/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => resolve(said.trim()));
  });
  return { child, outcome, ended };
}

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('R-412 one process serves site and api on one database, refuses a second start on it, and ends in order', async () => {
  const first = start();
  const address = await first.outcome;
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(`${address}/platform/health`)).json()).toEqual({ status: 'ok', serial: 0 });
  const settings = await fetch(`${address}/api/settings.php?_force_domain=localhost`);
  expect(await settings.json()).toMatchObject({ settings: { domain: 'localhost' } });
  expect((await fetch(`${address}/`, { headers: { accept: 'text/html' } })).status).toBe(503);

  const second = start();
  expect(await second.outcome).toMatch(/in use by process \d+\. Stop it first/);
  expect(await second.ended).toBe(1);
  const other = start({ DATA_DIR: `${dataDir}/other`, PORT: new URL(address).port });
  expect(await other.outcome).toMatch(/^Port \d+ is taken\./);
  expect(await other.ended).toBe(1);

  first.child.kill('SIGINT');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
}, 90_000);
