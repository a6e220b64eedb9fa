#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { findFreePort, findPostgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root, run } from './run.mjs';
import { buildChanged } from './start/build.mjs';
import { compileChanged } from './start/compile.mjs';
import { toCompiledPath } from './start/sources.mjs';
import { step } from './steps.mjs';

/** Maximum ratio of compiled code to the same code run from source, for time and memory. */
const MAX_RATIO = { ms: 2 / 3, MiB: 1 };
const REQUEST_COUNT = 20;
/** Interval in ms between requests to a starting server. */
const POLL_MS = 10;

const MODES = {
  source: (file) => ['--import', 'tsx', file],
  compiled: (file) => ['--enable-source-maps', toCompiledPath(file)],
};

const SERVERS = {
  api: {
    file: 'api/src/server.ts',
    page: '/api/health.php',
    env: ({ url }) => ({
      NODE_ENV: 'production',
      DATABASE_URL: url,
      SECRETS: 'a secret of this bench and nothing else',
      PAYMENT_PROVIDER: 'none',
    }),
  },
  site: { file: 'platform/src/demo/main.ts', page: '/', env: ({ dataDir }) => ({ DATA_DIR: dataDir, RATE_LIMITS: 'false' }) },
};

const BENCH_COMMAND = {
  usage: 'npm run bench:start',
  about:
    'Measures how long the api on PostgreSQL and the demo site on existing data take to start serving, compiled and from source in turn.',
  options: {
    runs: { value: '<number>', text: 'starts of each, in turn (5)' },
    check: { text: 'fails when compiled code takes over two thirds of the time that source takes, or more memory' },
  },
  examples: [['npm run bench:start -- --runs 3', 'a quick look']],
};

const say = (line) => process.stdout.write(`${line}\n`);

const readMemoryMib = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const isResponding = (url) =>
  fetch(url, { headers: { accept: 'text/html,*/*' } })
    .then((reply) => reply.text().then(() => reply.ok))
    .catch(() => false);

/** Starts a server once; returns the ms until it responds, and its memory in MiB after some requests. */
async function measure({ file, page, env }, mode, resources) {
  const port = await findFreePort();
  const variables = {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: resources.dataDir,
    LOG_LEVEL: 'error',
    ...env(resources),
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, MODES[mode](file), {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}${page}`;
  while (!(await isResponding(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await setTimeout(POLL_MS);
  }
  const ms = performance.now() - startedAt;
  for (let count = 0; count < REQUEST_COUNT; count += 1) await isResponding(url);
  const MiB = readMemoryMib(child.pid);
  child.kill('SIGTERM');
  await exited;
  return { ms, MiB };
}

/** Creates the data of a demo site with all releases, as the first `npm start` leaves it. */
async function createSiteData(dataDir) {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, ['platform/bin/start.mjs', '--port', port], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => text.includes('is ready') && resolve());
    exited.then((code) => reject(new Error(`npm start ended with ${code}`)));
  });
  child.kill('SIGTERM');
  await exited;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Prints a server's medians, compiled and from source, until one misses its target; returns whether all meet theirs. */
function reportMedians(name, results) {
  return Object.entries(MAX_RATIO).every(([unit, maxRatio]) => {
    const [source, compiled] = ['source', 'compiled'].map((mode) => median(results[mode].map((result) => result[unit])));
    const ratio = compiled / source;
    process.stdout.write(
      `${name}: ${compiled.toFixed(0)} ${unit} compiled, ${source.toFixed(0)} from source: ${ratio.toFixed(2)}, target ${maxRatio.toFixed(2)}\n`,
    );
    return ratio <= maxRatio;
  });
}

async function measureAll(runs, resources) {
  let areTargetsMet = true;
  for (const [name, server] of Object.entries(SERVERS)) {
    const results = { source: [], compiled: [] };
    // The first start of each kind fills caches, above all that of tsx, and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const mode of Object.keys(MODES)) {
        const result = await measure(server, mode, resources);
        if (round > 0) results[mode].push(result);
      }
    }
    areTargetsMet = reportMedians(name, results) && areTargetsMet;
  }
  return areTargetsMet;
}

runCommand(BENCH_COMMAND, process.argv.slice(2), async ({ runs = '5', check = false }) => {
  if (!(Number(runs) > 0)) throw new UsageError(`--runs needs a number above 0, not "${runs}".`);
  await step('packages', installPackages);
  await step('programs', installPrograms);
  await step('build', () => compileChanged(root, say).then(() => buildChanged(root, run, say)));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rendezvous-bench-'));
  const postgres = await startPostgres(findPostgresPrograms());
  try {
    await step('a demo site', () => createSiteData(dataDir));
    const areTargetsMet = await measureAll(Number(runs), { url: postgres.url, dataDir });
    return check && !areTargetsMet ? 1 : 0;
  } finally {
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
