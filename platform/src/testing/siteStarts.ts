import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts site and api with the demo in a separate process. */
export interface SiteStart {
  child: ChildProcess;
  /** Resolves with the address, or with the output before it exited. */
  outcome: Promise<string>;
  ended: Promise<number | null>;
}

const MAIN = join(__dirname, '../demo/main.ts');

function spawnSite(environment: NodeJS.ProcessEnv): SiteStart {
  // On the embedded database, even where other tests are given a server.
  const env = { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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

/** Starts sites for the tests of a file, with data in their own folder; removes everything afterwards. */
export function siteStarts(): { dataDir: string; start: (environment?: NodeJS.ProcessEnv) => SiteStart } {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const started: ChildProcess[] = [];
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = (environment: NodeJS.ProcessEnv = {}): SiteStart => {
    const one = spawnSite({ DATA_DIR: dataDir, ...environment });
    started.push(one.child);
    return one;
  };
  return { dataDir, start };
}
