import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { findFreePort } from './findFreePort';

const ROOT = path.resolve(__dirname, '../..');
const PLATFORM_CLI = path.join(ROOT, 'platform/bin/platform.mjs');
const TIMEOUT_MS = 60_000;
const run = promisify(execFile);

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const check = (): Promise<boolean> => {
    if (!isRunning(child)) throw new Error(`the process of ${url} ended with ${child.exitCode}`);
    return fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await expect.poll(check, { message: `nothing answers at ${url}`, timeout: TIMEOUT_MS, intervals: [100] }).toBe(true);
}

/** Site and api in separate processes that share one PostgreSQL server, with production settings, as started by docker/compose.yaml. */
export class SeparateServers {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-apart-'));
  private readonly processes: ChildProcess[] = [];

  constructor(private readonly databaseUrl: string) {}

  /** Starts an api and waits until it is healthy; returns its URL. */
  async startApi(): Promise<string> {
    return this.start('api/dist/server.js', '/api/health.php', { DATA_DIR: path.join(this.folder, 'api') });
  }

  /** Starts a site in front of an api and returns its URL; all sites share one folder of releases. */
  async startSite(apiUrl: string): Promise<string> {
    const keys = path.join(this.folder, 'keys');
    await run(process.execPath, [PLATFORM_CLI, 'keys', keys], { cwd: ROOT });
    const siteSettings = { DATA_DIR: path.join(this.folder, 'site'), TEAMS_FILE: path.join(keys, 'teams.json'), API_URL: apiUrl };
    return this.start('platform/dist/site/main.js', '/platform/health', siteSettings);
  }

  /** Publishes and promotes a release that is already built, as the image of a release does; returns what the command printed. */
  async publish(remote: string, server: string): Promise<string> {
    const args = [PLATFORM_CLI, 'publish', remote, '--no-build', '--bump', '--promote', '--unreviewed', '--server', server];
    return (await run(process.execPath, args, { cwd: ROOT, env: { ...process.env, DATA_DIR: this.folder } })).stdout.trim();
  }

  async stop(): Promise<void> {
    const runningProcesses = this.processes.filter(isRunning);
    const exits = runningProcesses.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of runningProcesses) child.kill('SIGTERM');
    await Promise.all(exits);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async start(script: string, healthPath: string, settings: NodeJS.ProcessEnv): Promise<string> {
    const port = await findFreePort();
    const secrets = {
      SECRETS: 'a secret of this test and nothing else',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATABASE_URL: this.databaseUrl,
      TRUST_PROXY: 'true',
      PAYMENT_PROVIDER: 'none',
    };
    const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'error', ...secrets, ...settings };
    const child = spawn(process.execPath, ['--enable-source-maps', script], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.processes.push(child);
    await waitUntilUp(`http://127.0.0.1:${port}${healthPath}`, child);
    return `http://127.0.0.1:${port}`;
  }
}
