import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { ReleaseOwner } from '../../platform/src/registry/Registry';
import { DeployClient, type Status } from '../../platform/src/cli/DeployClient';
import { readBuild, withoutOpenReviews } from '../../platform/src/cli/readBuild';
import { findSameRelease, assignFreeVersion } from '../../platform/src/cli/findSameRelease';
import { TeamSecrets } from '../../platform/src/cli/TeamSecrets';
import { signRelease } from '../../platform/src/keys/releaseSignature';
import { findFreePort } from './findFreePort';

export type { ReleaseOwner, Status };

const ROOT = path.resolve(__dirname, '../..');

const run = promisify(execFile);

/** Command that starts the site of a tree, and the prefix of the line that it prints when the site is ready. */
interface StartCommand {
  tree: string;
  programArgs: readonly string[];
  readyPrefix: string;
}

/** Returns the command behind `npm start` in a tree. */
const toStartCommand = (tree: string): StartCommand => ({
  tree,
  programArgs: [path.join(tree, 'platform/bin/start.mjs')],
  readyPrefix: 'Rendezvous is ready',
});

const NPM_START = toStartCommand(ROOT);
const SITE_PROGRAM: StartCommand = {
  tree: ROOT,
  programArgs: ['--enable-source-maps', path.join(ROOT, 'api/demo/dist/site/main.js')],
  readyPrefix: 'ready ',
};

const createTempFolder = (): string => mkdtempSync(path.join(tmpdir(), 'rendezvous-site-'));

function copyPreparedFolder(): string {
  const dataDir = createTempFolder();
  cpSync(process.env['PREPARED_DATA'] ?? '', dataDir, { recursive: true });
  return dataDir;
}

/** Waits until a process has printed a line with this prefix; rejects if it exits first. */
function waitForLine(child: ChildProcess, prefix: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => line.startsWith(prefix) && resolve());
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}`)));
  });
}

async function terminate(child: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

/** A site that is independent of all others: one process with an embedded database, the demo data and locally built releases. */
export class Site {
  private constructor(
    readonly port: number,
    private readonly dataDir: string,
    private readonly serverProcess: ChildProcess,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Creates the initial data folder for all sites of a run: `npm start` seeds it and publishes releases, which takes most of a first start. */
  static async prepare(): Promise<string> {
    const dataDir = createTempFolder();
    const site = await Site.spawn(NPM_START, dataDir, { RATE_LIMITS: 'false' });
    await terminate(site.serverProcess);
    return dataDir;
  }

  /** Starts a site on a free port with a copy of the prepared data folder; `settings` are additional environment variables. */
  static start(settings: Record<string, string> = {}): Promise<Site> {
    return Site.spawn(SITE_PROGRAM, copyPreparedFolder(), { RATE_LIMITS: 'false', ...settings });
  }

  /** Starts a site with `npm start` and a copy of the prepared data folder, so that nothing is left to build, seed or publish. */
  static startByCommand(settings: Record<string, string> = {}): Promise<Site> {
    return Site.spawn(NPM_START, copyPreparedFolder(), settings);
  }

  /** Starts a site with `npm start` in this or another tree and with a new data folder; it first builds, seeds and publishes whatever is missing. */
  static startFresh(tree = ROOT): Promise<Site> {
    return Site.spawn(toStartCommand(tree), createTempFolder(), { RATE_LIMITS: 'false' });
  }

  private static async spawn(
    { tree, programArgs, readyPrefix }: StartCommand,
    dataDir: string,
    settings: Record<string, string>,
  ): Promise<Site> {
    const port = await findFreePort();
    const child = spawn(process.execPath, programArgs, {
      cwd: tree,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await waitForLine(child, readyPrefix);
    return new Site(port, dataDir, child);
  }

  /** Runs the release command line against this site, for example with the arguments `promote`, `mfe-chat` and an id; returns its output. */
  async runPlatform(...args: string[]): Promise<string> {
    return this.runCli(args, {});
  }

  /** Runs the release command line with the token of a team; returns its output. */
  async runPlatformAs(team: string, ...args: string[]): Promise<string> {
    return this.runCli(args, { PLATFORM_TOKEN: this.readToken(team) });
  }

  private async runCli(args: readonly string[], environment: Record<string, string>): Promise<string> {
    const command = [path.join(ROOT, 'platform/bin/platform.mjs'), ...args, '--server', `http://127.0.0.1:${this.port}`];
    const env = { ...process.env, DATA_DIR: this.dataDir, ...environment };
    const { stdout } = await run(process.execPath, command, { cwd: ROOT, env });
    return stdout;
  }

  /** Publishes a built package folder by running the actual command; returns the id of the release. */
  async publishByCommand(remote: ReleaseOwner, folder: string): Promise<string> {
    const reply = await this.runPlatform('publish', remote, '--no-build', '--bump', '--unreviewed', '--from', folder, '--json');
    return (JSON.parse(reply) as { release: string }).release;
  }

  /** Publishes a built package folder as the command does, but in this process; returns the release id. A new release gets no traffic. */
  async publish(remote: ReleaseOwner, folder: string): Promise<string> {
    const { draft, files } = withoutOpenReviews(readBuild(path.join(ROOT, folder)));
    const { serial, remotes, releases } = await this.status();
    const publishedIds = remotes[remote]?.published ?? [];
    const existingRelease = findSameRelease(
      draft,
      publishedIds.flatMap((id) => releases[`${remote}/${id}`] ?? []),
    );
    if (existingRelease !== undefined && !remotes[remote]?.collected?.[existingRelease.id]) return existingRelease.id;
    const { team, privateKey } = this.secrets.getSigner(remote);
    const release = signRelease(assignFreeVersion(draft, publishedIds), team, privateKey);
    await this.createClient(remote).publish(serial, release, files, { promote: false, dryRun: false });
    return release.id;
  }

  /** Directs all traffic to a release as the command does, but in this process. */
  promote(remote: ReleaseOwner, release: string): Promise<void> {
    return this.changeRemote(remote, 'promote', { release });
  }

  /** Permanently stops serving a release to anyone. */
  block(remote: ReleaseOwner, release: string): Promise<void> {
    return this.changeRemote(remote, 'block', { release });
  }

  /** Reverts a test's changes: switches every remote on, aborts its canary, and rolls it back to this tree's release. */
  async reset(): Promise<void> {
    const { remotes } = await this.status();
    for (const [name, { state, stable, canary, lastGood, published }] of Object.entries(remotes)) {
      const remote = name as ReleaseOwner;
      if (canary) await this.changeRemote(remote, 'abort');
      if (state !== 'on') await this.changeRemote(remote, 'on');
      const rollbackSteps = stable === published[0] ? 0 : lastGood.indexOf(published[0] ?? '') + 1;
      for (let step = 0; step < rollbackSteps; step += 1) await this.changeRemote(remote, 'rollback');
      if (lastGood.length > rollbackSteps) throw new Error(`${remote} keeps ${lastGood.join()}: what promotes so needs a site of its own`);
    }
  }

  /** Creates a link that serves a release to the browser that opens it, for `ttl` seconds; returns its path. */
  async createOverridePath(remote: ReleaseOwner, release: string, ttl = 3_600): Promise<string> {
    const { url } = await this.createClient(remote).createOverrideLink(remote, release, { ttl, path: '/' });
    return new URL(url).pathname;
  }

  /** Reads the token of a team from this site's keys. */
  readToken(team: string): string {
    return readFileSync(path.join(this.dataDir, 'keys', `${team}.token`), 'utf8').trim();
  }

  status(): Promise<Status> {
    return this.createClient('shell').loadStatus();
  }

  async stop(): Promise<void> {
    await terminate(this.serverProcess);
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async changeRemote(remote: ReleaseOwner, action: string, details: { release?: string } = {}): Promise<void> {
    const { serial } = await this.status();
    await this.createClient(remote).change(remote, action, { serial, ...details });
  }

  private get secrets(): TeamSecrets {
    return new TeamSecrets(path.join(this.dataDir, 'keys'), {});
  }

  private createClient(remote: ReleaseOwner): DeployClient {
    return new DeployClient(this.url, this.secrets.getToken(remote));
  }
}
