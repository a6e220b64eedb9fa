import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');

const run = promisify(execFile);

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** What is live, as `platform status` tells it. */
export interface Status {
  serial: number;
  remotes: Record<string, { stable: string | null; lastGood: string[]; published: string[] }>;
  beacons: { remote: string; release: string; rung: string; reason: string }[];
  figures: { remote: string; release: string; visits: number; failed: number; lcp: number | null; cls: number | null }[];
  aborts: { remote: string; release: string; why: string }[];
  releases: Record<string, { id: string; entry: string; integrity: Record<string, string>; preload: Record<string, string[]> }>;
}

/** A whole site of its own: one process, an embedded database with the demo data, releases built from this tree. */
export class Site {
  private constructor(
    readonly port: number,
    private readonly dataDir: string,
    private readonly process: ChildProcess,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts as `npm start` does, on a free port and a new data folder; `settings` are further variables of its environment. */
  static async start(settings: Record<string, string> = {}): Promise<Site> {
    const port = await freePort();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'rendezvous-site-'));
    const child = spawn(process.execPath, [path.join(ROOT, 'platform/bin/start.mjs'), '--port', String(port)], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, RATE_LIMITS: 'false', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('is ready')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the site ended with ${code}`)));
    });
    return new Site(port, dataDir, child);
  }

  /** Runs the release command line against this site, for example `platform('promote', 'mfe-chat', id)`. */
  async platform(...args: string[]): Promise<string> {
    return this.runCli(args, {});
  }

  /** The same with the token of one team, whatever it is about. */
  async platformAs(team: string, ...args: string[]): Promise<string> {
    return this.runCli(args, { PLATFORM_TOKEN: this.token(team) });
  }

  private async runCli(args: readonly string[], environment: Record<string, string>): Promise<string> {
    const command = [path.join(ROOT, 'platform/bin/platform.mjs'), ...args, '--server', `http://127.0.0.1:${this.port}`];
    const env = { ...process.env, DATA_DIR: this.dataDir, ...environment };
    const { stdout } = await run(process.execPath, command, { cwd: ROOT, env });
    return stdout;
  }

  /** Publishes a package folder that is built; answers the id of the release, which has no traffic. */
  async publish(remote: string, folder: string): Promise<string> {
    const reply = await this.platform('publish', remote, '--no-build', '--bump', '--from', folder, '--json');
    return (JSON.parse(reply) as { release: string }).release;
  }

  async promote(remote: string, release: string): Promise<void> {
    await this.platform('promote', remote, release);
  }

  /** Token of a team, as it stands in the keys of this site. */
  token(team: string): string {
    return readFileSync(path.join(this.dataDir, 'keys', `${team}.token`), 'utf8').trim();
  }

  async status(): Promise<Status> {
    return JSON.parse(await this.platform('status', '--json')) as Status;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
