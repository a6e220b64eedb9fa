import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Folder of PostgreSQL's binaries, or undefined if it is not installed. */
export function findPostgresPrograms() {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const newestVersion = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))[0];
  const folder = newestVersion && path.join(DEBIAN_FOLDER, newestVersion, 'bin');
  return folder && existsSync(path.join(folder, 'initdb')) ? folder : undefined;
}

export const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const findPostgresId = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Returns a function that runs a PostgreSQL binary. For root it uses the account `postgres`, because PostgreSQL refuses to run as root. */
function createRunner(programsFolder) {
  const isRoot = process.getuid?.() === 0;
  const commandPrefix = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  return (program, ...args) => {
    const [command, ...rest] = [...commandPrefix, path.join(programsFolder, program), ...args];
    const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
}

/** Settings for disposable data: writes do not wait for the disk. */
export const UNSAFE_FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'];

/** Starts a PostgreSQL server in a temporary folder; returns its URL, and a function that stops it and deletes its data. */
export async function startPostgres(programsFolder, settings = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-pg-'));
  if (process.getuid?.() === 0) chownSync(folder, findPostgresId('-u'), findPostgresId('-g'));
  const dataFolder = path.join(folder, 'data');
  const port = await findFreePort();
  const runProgram = createRunner(programsFolder);
  runProgram('initdb', '-D', dataFolder, '-U', 'postgres', '--auth=trust', '--no-sync');
  const serverOptions = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings].map((setting) => `-c ${setting}`).join(' ');
  runProgram('pg_ctl', '-D', dataFolder, '-w', '-l', path.join(folder, 'log'), '-o', `-p ${port} -k ${folder} ${serverOptions}`, 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      runProgram('pg_ctl', '-D', dataFolder, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
