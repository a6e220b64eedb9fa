import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from '../check.mjs';
import { root } from '../run.mjs';
import { testRuntimes } from '../runtimes.mjs';
import { step } from '../steps.mjs';
import { buildReleases, runJestTests, getJestConfig, runBrowserTests, withPostgres } from './runners.mjs';

const getReporterPath = (name) => path.join(import.meta.dirname, `${name}Journal.cjs`);

/** Lists the test files that jest would run, as paths relative to the repository. */
function listTests({ packages, args, env }) {
  const projects = packages.map(getJestConfig);
  const jestArgs = [path.join(root, 'node_modules/jest/bin/jest.js'), '--projects', ...projects, ...args, '--listTests', '--json'];
  const options = { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 };
  return JSON.parse(execFileSync(process.execPath, jestArgs, options)).map((file) => path.relative(root, file));
}

async function runJest(task, journal, environment) {
  const endedFiles = new Set(journal.listEndedUnits(environment.JOURNAL_STEP));
  const remainingFiles = listTests(task).filter((file) => !endedFiles.has(file));
  if (remainingFiles.length === 0) return;
  const run = (database = {}) =>
    runJestTests(
      task.packages.map(getJestConfig),
      ['--reporters=default', `--reporters=${getReporterPath('jest')}`, '--runTestsByPath', ...remainingFiles],
      {
        ...task.env,
        ...environment,
        ...database,
      },
    );
  await (task.database ? withPostgres(run) : run());
}

/** Runs the tests that have not ended yet: Playwright excludes those that a file lists as ended. */
async function runPlaywright({ args }, journal, environment) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-shard-'));
  const endedListFile = path.join(folder, 'ended.txt');
  writeFileSync(endedListFile, journal.listEndedUnits(environment.JOURNAL_STEP).join('\n'));
  try {
    await runBrowserTests([...args, `--reporter=list,${getReporterPath('playwright')}`, '--test-list-invert', endedListFile], environment);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const RUNNERS = { check, jest: runJest, playwright: runPlaywright, runtimes: () => testRuntimes() };

/** Runs the steps of a shard that have not ended yet and records them in the journal; rejects at the first step with a failure. */
export async function runShard({ steps }, journal) {
  if (Object.values(steps).some(({ runner }) => runner === 'playwright')) await step('releases', buildReleases);
  for (const [name, task] of Object.entries(steps)) {
    if (journal.hasEnded(name)) continue;
    const environment = { JOURNAL: journal.file, JOURNAL_STEP: name };
    await step(name, () => RUNNERS[task.runner](task, journal, environment));
    journal.endStep(name);
  }
}
