import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listJestTests, runJest } from '../reports/jest.mjs';
import { listPlaywrightTests, runPlaywright } from '../reports/playwright.mjs';
import { FULL_ONLY } from '../titles/titleLists.mjs';

const IGNORED_PATHS = ['/node_modules/', '/dist/'];
const UNIT_TIMEOUT_MINUTES = 25;
const JOURNEY_TIMEOUT_MINUTES = 25;

/** Escapes text for use in a regular expression that matches it literally. */
export const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const isTestFile = (name) => /\.test\.tsx?$/.test(name) && !name.includes('.full.');

/** Returns the paths of the tests next to a file, where `names` lists the files in its folder; the file's own tests come first. */
export function listTestsBeside(file, names) {
  const prefix = `${path.basename(file).replace(/\.tsx?$/, '')}.`;
  const isOwnTest = (name) => name.startsWith(prefix);
  const tests = names.filter(isTestFile).sort();
  return [...tests.filter(isOwnTest), ...tests.filter((name) => !isOwnTest(name))].map((name) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}

/** Finds the test files of a package that name a row of the requirements. */
function findTestsNaming(tree, row, name) {
  const { stdout } = spawnSync('git', ['grep', '--files-with-matches', '--fixed-strings', row, '--', name], {
    cwd: tree,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(isTestFile);
}

/** Playwright projects with journeys that match a pattern; never `development`, which edits sources. */
export const findProjects = (pattern, journeys) => [
  ...new Set(
    journeys.filter(({ title, project }) => project !== 'development' && new RegExp(pattern).test(title)).map(({ project }) => project),
  ),
];

const findFailedTest = (tests) => tests.find(({ failed }) => failed);

/** Stage that runs the given test files of a package or, without `files`, all of them; files with excluded tests are left out. */
function createUnitStage(tree, name, { files, note = '' }, env) {
  const level = name === 'api' ? 'api' : 'unit';
  const options = { env: level === 'api' ? env : {}, minutes: UNIT_TIMEOUT_MINUTES };
  const run = async (args, together = false) =>
    findFailedTest(listJestTests(await runJest(tree, [name], args, { ...options, together }), tree));
  return {
    level,
    name: `${files ? files.length : 'all'} test files of ${name}${note}`,
    find: async (excludedTests) => {
      const remainingFiles = files?.filter((file) => excludedTests.every((test) => test.file !== file));
      if (remainingFiles?.length === 0) return undefined;
      const ignoredPatterns = [...IGNORED_PATHS, ...excludedTests.map(({ file }) => escapePattern(file))];
      const selection = remainingFiles
        ? ['--runTestsByPath', ...remainingFiles]
        : ignoredPatterns.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
      // Files that run as one cannot be excluded individually.
      const isWholeSuite = !remainingFiles && excludedTests.length === 0;
      return run(['--bail', ...(isWholeSuite ? [] : selection)], isWholeSuite);
    },
    fails: async ({ file }) => (await run(['--runTestsByPath', file])) !== undefined,
  };
}

/** Stage that runs the journeys whose titles match a pattern. */
function createJourneyStage(tree, pattern, journeys) {
  const run = async (projects, titlePattern, excludedPatterns) => {
    const args = ['--grep', titlePattern, '--grep-invert', excludedPatterns.join('|'), '--max-failures=1', '--retries=0'];
    const report = await runPlaywright(tree, [...projects.map((name) => `--project=${name}`), ...args], {
      minutes: JOURNEY_TIMEOUT_MINUTES,
    });
    return findFailedTest(listPlaywrightTests(report, tree));
  };
  const toTitlePattern = ({ title }) => escapePattern(title.split(' › ').at(-1));
  return {
    level: 'journey',
    name: `journeys with "${pattern}"`,
    find: (excludedTests) => run(findProjects(pattern, journeys), pattern, [FULL_ONLY, ...excludedTests.map(toTitlePattern)]),
    fails: async (test) => (await run([test.project], toTitlePattern(test), [FULL_ONLY])) !== undefined,
  };
}

/** Stages that should notice a mutation, quickest first: tests next to the file, tests that name its row, entire default suites, journeys. */
export function planStages(tree, { file, row, packages, journey }, { env, journeys }) {
  const [ownPackage] = file.split('/');
  const createTestStages = (name, files, note) => (files.length > 0 ? [createUnitStage(tree, name, { files, note }, env)] : []);
  return [
    ...createTestStages(ownPackage, listTestsBeside(file, readdirSync(path.join(tree, path.dirname(file)))), ' beside it'),
    ...packages.flatMap((name) => createTestStages(name, findTestsNaming(tree, row, name), ` with ${row}`)),
    ...packages.map((name) => createUnitStage(tree, name, {}, env)),
    ...(journey && findProjects(journey, journeys).length > 0 ? [createJourneyStage(tree, journey, journeys)] : []),
  ];
}
