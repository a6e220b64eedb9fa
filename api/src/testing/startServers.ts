import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

/** Finds the path of a program that a test needs; throws an error that says what to install if it is missing. */
export function findProgram(program: string, debianPackage: string): string {
  const folders = program.includes('/') ? [process.cwd()] : (process.env['PATH'] ?? '').split(delimiter);
  const programPath = folders.map((folder) => resolve(folder, program)).find((candidatePath) => existsSync(candidatePath));
  if (programPath !== undefined) return programPath;
  throw new Error(`This test needs ${program}, which is not installed: npm test installs it, or apt-get install ${debianPackage}.`);
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const TIMEOUT_S = 100;

/** Polls until a condition holds; after 100 s, throws an error that contains `description`. */
export async function until(description: string, condition: () => boolean | Promise<boolean>, intervalMs = 20): Promise<void> {
  const deadline = performance.now() + TIMEOUT_S * 1_000;
  for (;;) {
    if (await condition()) return;
    if (performance.now() > deadline) throw new Error(`Waited ${TIMEOUT_S} s in vain: ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

/** A Redis server for one test, which can hang and stop; `startRedis` can start another one on its port. */
export interface TestRedis {
  url: string;
  port: number;
  /** Stops responding without closing connections; undone by `wake`. */
  hang(): void;
  wake(): void;
  stop(): Promise<void>;
}

/** Starts Debian's redis-server on a free port, or on the port of a stopped one. */
export async function startRedis(previousPort?: number): Promise<TestRedis> {
  const program = findProgram(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', 'redis-server');
  const port = previousPort ?? (await findFreePort());
  const dir = mkdtempSync(join(tmpdir(), 'rendezvous-redis-'));
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closePromise = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error('redis-server ended at once.')));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    hang: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL');
      await closePromise;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const POSTGRES_FOLDER = '/usr/lib/postgresql';

/** A PostgreSQL server for one test, which can stop and restart with its data. */
export interface TestPostgres {
  url: string;
  /** Stops the server at once and drops all connections, as in a crash. */
  stop(): void;
  start(): void;
  /** Stops the server for good and removes its folder. */
  remove(): void;
}

const findNewestVersion = (): string =>
  [...readdirSync(findProgram(POSTGRES_FOLDER, 'postgresql'))].sort((a, b) => Number(b) - Number(a))[0] ?? '';
const isRoot = (): boolean => process.getuid?.() === 0;
const findUserId = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Runs a PostgreSQL program, as the user `postgres` if this process is root: PostgreSQL refuses to run as root. */
function runPostgresProgram(program: string, ...args: string[]): void {
  const path = findProgram(join(POSTGRES_FOLDER, findNewestVersion(), 'bin', program), 'postgresql');
  const [command = path, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', path, ...args] : [path, ...args];
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
}

/** Starts Debian's PostgreSQL on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  findProgram(POSTGRES_FOLDER, 'postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-test-pg-'));
  if (isRoot()) chownSync(folder, findUserId('-u'), findUserId('-g'));
  const dataFolder = join(folder, 'data');
  const port = await findFreePort();
  runPostgresProgram('initdb', '-D', dataFolder, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = (): void => runPostgresProgram('pg_ctl', '-D', dataFolder, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = (): void => runPostgresProgram('pg_ctl', '-D', dataFolder, '-m', 'immediate', 'stop');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
