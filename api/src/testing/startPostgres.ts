import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { installed } from './installed';

const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL server of a test's own, which it may stop and start again with its data. */
export interface TestPostgres {
  url: string;
  /** Ends all connections at once, as a server does that falls over. */
  stop(): void;
  start(): void;
  /** Stops it for good and removes its folder. */
  remove(): void;
}

const newest = (): string => [...readdirSync(installed(DEBIAN, 'postgresql'))].sort((a, b) => Number(b) - Number(a))[0] ?? '';
const isRoot = (): boolean => process.getuid?.() === 0;
const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: then its programs run as the user `postgres`. */
function run(program: string, ...args: string[]): void {
  const path = installed(join(DEBIAN, newest(), 'bin', program), 'postgresql');
  const [command = path, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', path, ...args] : [path, ...args];
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
}

/** Starts Debian's PostgreSQL on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  installed(DEBIAN, 'postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-test-pg-'));
  if (isRoot()) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  const start = (): void => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = (): void => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
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
