import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate process that runs the site and the api with demo data. */
export interface SiteProcess {
  child: ChildProcess;
  /** Resolves with the site's URL once it is ready, or with its output if it exits first. */
  outcome: Promise<string>;
  /** Resolves with the exit code; null when a signal ended the process. */
  exitCode: Promise<number | null>;
}

const MAIN_FILE = join(__dirname, '../demo/main.ts');

function spawnSite(environment: NodeJS.ProcessEnv): SiteProcess {
  // Uses the embedded database even when DATABASE_URL names a server for other tests.
  const env = { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN_FILE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const outcome = new Promise<string>((resolve) => {
    const onOutput = (text: Buffer): void => {
      output += text.toString();
      const [, address] = /^ready (\S+)$/m.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    void exitCode.then(() => resolve(output.trim()));
  });
  return { child, outcome, exitCode };
}

/** Prepares a temporary data folder that all sites of a test file share; kills the sites and removes the folder after the file's tests. */
export function prepareSites(): { dataDir: string; start: (environment?: NodeJS.ProcessEnv) => SiteProcess } {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = (environment: NodeJS.ProcessEnv = {}): SiteProcess => {
    const site = spawnSite({ DATA_DIR: dataDir, ...environment });
    children.push(site.child);
    return site;
  };
  return { dataDir, start };
}
