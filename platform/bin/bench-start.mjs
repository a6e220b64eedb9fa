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

/** Maximum ratio of compiled code to the same code run from source, for time and memory. */
const MAX_RATIO = { ms: 2 / 3, MiB: 1 };
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
    'Measures how long the api on PostgreSQL and the demo site on existing data take to start serving, compiled and from source in turn.',
  options: {
    runs: { value: '<number>', text: 'starts of each, in turn (5)' },
    check: { text: 'fails when compiled code takes over two thirds of the time that source takes, or more memory' },
  },
  examples: [['npm run bench:start -- --runs 3', 'a quick look']],
};

const say = (line) => process.stdout.write(`${line}\n`);

const readMemory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const responds = (url) =>
  fetch(url, { headers: { accept: 'text/html,*/*' } })
    .then((reply) => reply.text().then(() => reply.ok))
    .catch(() => false);

/** Starts a server once; returns the ms until it responds, and its memory in MiB after some requests. */
async function measure({ file, page, env }, way, resources) {
  const port = await freePort();
  const variables = {
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DATA_DIR: resources.dataDir,
    LOG_LEVEL: 'error',
    ...env(resources),
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, WAYS[way](file), {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}${page}`;
  while (!(await responds(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    await setTimeout(PAUSE_MS);
  }
  const ms = performance.now() - startedAt;
  for (let count = 0; count < REQUESTS; count += 1) await responds(url);
  const MiB = readMemory(child.pid);
  child.kill('SIGTERM');
  await exited;
  return { ms, MiB };
}

/** Creates the data of a demo site with all releases, as a first start leaves it. */
async function makeSite(dataDir) {
  const port = String(await freePort());
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

/** Prints a server's medians, compiled and from source; returns whether time and memory meet their targets. */
function report(name, results) {
  return Object.entries(MAX_RATIO).every(([unit, maxRatio]) => {
    const [source, compiled] = ['source', 'compiled'].map((way) => median(results[way].map((one) => one[unit])));
    const ratio = compiled / source;
    process.stdout.write(
      `${name}: ${compiled.toFixed(0)} ${unit} compiled, ${source.toFixed(0)} from source: ${ratio.toFixed(2)}, target ${maxRatio.toFixed(2)}\n`,
    );
    return ratio <= maxRatio;
  });
}

async function measureAll(runs, resources) {
  let isWithin = true;
  for (const [name, server] of Object.entries(SERVERS)) {
    const results = { source: [], compiled: [] };
    // The first start of each kind fills caches, above all that of tsx, and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      for (const way of Object.keys(WAYS)) {
        const result = await measure(server, way, resources);
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
