#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCommand } from './command/runCommand.mjs';
import { UsageError } from './command/UsageError.mjs';
import { freePort, postgresPrograms, startPostgres } from './postgres.mjs';
import { installPackages, installPrograms } from './prepare.mjs';
import { root, run } from './run.mjs';
import { buildChanged } from './start/build.mjs';
import { compileChanged } from './start/compile.mjs';
import { compiledPlace } from './start/sources.mjs';
import { step } from './steps.mjs';

/** Maximum share that production may take of what the same code takes from source. */
const MOST = { ms: 2 / 3, MiB: 1 };
const REQUESTS = 20;
/** Polling interval in ms. */
const PAUSE_MS = 10;

const WAYS = {
  source: (file) => ['--import', 'tsx', file],
  compiled: (file) => ['--enable-source-maps', compiledPlace(file)],
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

const BENCH = {
  usage: 'npm run bench:start',
  about:
    'Measures how long the api on PostgreSQL and the demo site on existing data take until they serve, compiled and from source in turn.',
  options: {
    runs: { value: '<number>', text: 'starts of each, in turn (5)' },
    check: { text: 'fails above two thirds of the time or more than the memory of the same code from source' },
  },
  examples: [['npm run bench:start -- --runs 3', 'a quick look']],
};

const say = (line) => process.stdout.write(`${line}\n`);

const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const answers = (url) =>
  fetch(url, { headers: { accept: 'text/html,*/*' } })
    .then((reply) => reply.text().then(() => reply.ok))
    .catch(() => false);

/** One start: ms until it responds, and its memory after some requests in MiB. */
async function measure({ file, page, env }, way, place) {
  const port = await freePort();
  const own = { PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}`, DATA_DIR: place.dataDir, LOG_LEVEL: 'error', ...env(place) };
  const started = performance.now();
  const child = spawn(process.execPath, WAYS[way](file), {
    cwd: root,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}${page}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await setTimeout(PAUSE_MS);
  }
  const ms = performance.now() - started;
  for (let count = 0; count < REQUESTS; count += 1) await answers(url);
  const MiB = memoryOf(child.pid);
  child.kill('SIGTERM');
  await ended;
  return { ms, MiB };
}

/** Data of a demo site with all releases, as its first start leaves it. */
async function makeSite(dataDir) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['platform/bin/start.mjs', '--port', port], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => text.includes('is ready') && resolve());
    ended.then((code) => reject(new Error(`npm start ended with ${code}`)));
  });
  child.kill('SIGTERM');
  await ended;
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Prints medians of a server, compiled next to source; returns whether both meet the target. */
function report(name, results) {
  return Object.entries(MOST).every(([unit, most]) => {
    const [source, compiled] = ['source', 'compiled'].map((way) => median(results[way].map((one) => one[unit])));
    const ratio = compiled / source;
    process.stdout.write(
      `${name}: ${compiled.toFixed(0)} ${unit} compiled, ${source.toFixed(0)} from source: ${ratio.toFixed(2)}, target ${most.toFixed(2)}\n`,
    );
    return ratio <= most;
  });
}

async function measureAll(runs, place) {
  let isWithin = true;
  for (const [name, server] of Object.entries(SERVERS)) {
    const results = { source: [], compiled: [] };
    // Each one's first start fills caches, above all tsx's, and does not count.
    for (let round = 0; round <= runs; round += 1) {
      for (const way of Object.keys(WAYS)) {
        const result = await measure(server, way, place);
        if (round > 0) results[way].push(result);
      }
    }
    isWithin = report(name, results) && isWithin;
  }
  return isWithin;
}

runCommand(BENCH, process.argv.slice(2), async ({ runs = '5', check = false }) => {
  if (!(Number(runs) > 0)) throw new UsageError(`--runs needs a number above 0, not "${runs}".`);
  await step('packages', installPackages);
  await step('programs', installPrograms);
  await step('build', () => compileChanged(root, say).then(() => buildChanged(root, run, say)));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rendezvous-bench-'));
  const postgres = await startPostgres(postgresPrograms());
  try {
    await step('a demo site', () => makeSite(dataDir));
    const isWithin = await measureAll(Number(runs), { url: postgres.url, dataDir });
    return check && !isWithin ? 1 : 0;
  } finally {
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
