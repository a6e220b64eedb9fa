import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from '../check.mjs';
import { root } from '../run.mjs';
import { onRuntimes } from '../runtimes.mjs';
import { step } from '../steps.mjs';
import { buildReleases, jest, jestConfig, playwright, withPostgres } from './runners.mjs';

const reporter = (name) => path.join(import.meta.dirname, `${name}Journal.cjs`);

/** Paths of the test files that jest would run, relative to the repository. */
function listedTests({ packages, args, env }) {
  const projects = packages.map(jestConfig);
  const words = [path.join(root, 'node_modules/jest/bin/jest.js'), '--projects', ...projects, ...args, '--listTests', '--json'];
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 };
  return JSON.parse(execFileSync(process.execPath, words, options)).map((file) => path.relative(root, file));
}

async function runJest(work, journal, environment) {
  const ended = new Set(journal.unitsOf(environment.JOURNAL_STEP));
  const left = listedTests(work).filter((file) => !ended.has(file));
  if (left.length === 0) return;
  const run = (database = {}) =>
    jest(work.packages.map(jestConfig), ['--reporters=default', `--reporters=${reporter('jest')}`, '--runTestsByPath', ...left], {
      ...work.env,
      ...environment,
      ...database,
    });
  await (work.database ? withPostgres(run) : run());
}

/** Tests that have ended before are listed in a file for Playwright to exclude. */
async function runPlaywright({ args }, journal, environment) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-shard-'));
  const ended = path.join(folder, 'ended.txt');
  writeFileSync(ended, journal.unitsOf(environment.JOURNAL_STEP).join('\n'));
  try {
    await playwright([...args, `--reporter=list,${reporter('playwright')}`, '--test-list-invert', ended], environment);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const RUNNERS = { check, jest: runJest, playwright: runPlaywright, runtimes: () => onRuntimes() };

/** Runs the steps of a shard that have not ended, journalling what ends; rejects at the first step with a failure. */
export async function runShard({ steps }, journal) {
  if (Object.values(steps).some(({ runner }) => runner === 'playwright')) await step('releases', buildReleases);
  for (const [name, work] of Object.entries(steps)) {
    if (journal.hasEnded(name)) continue;
    const environment = { JOURNAL: journal.file, JOURNAL_STEP: name };
    await step(name, () => RUNNERS[work.runner](work, journal, environment));
    journal.endStep(name);
  }
}
