import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { jestTests, runJest } from '../reports/jest.mjs';
import { playwrightTests, runPlaywright } from '../reports/playwright.mjs';
import { FULL_ONLY } from '../titles/titleLists.mjs';

const IGNORED = ['/node_modules/', '/dist/'];
const UNIT_MINUTES = 25;
const JOURNEY_MINUTES = 25;

/** A pattern that matches exactly this text. */
export const literally = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const isTest = (name) => /\.test\.tsx?$/.test(name) && !name.includes('.full.');

/** Of the names in its folder, the tests next to a file: its own first. */
export function testsBeside(file, names) {
  const own = `${path.basename(file).replace(/\.tsx?$/, '')}.`;
  const isOwn = (name) => name.startsWith(own);
  const tests = names.filter(isTest).sort();
  return [...tests.filter(isOwn), ...tests.filter((name) => !isOwn(name))].map((name) => path.posix.join(path.posix.dirname(file), name));
}

/** Tests of a package that name a row of the requirements. */
function testsNaming(tree, row, name) {
  const { stdout } = spawnSync('git', ['grep', '--files-with-matches', '--fixed-strings', row, '--', name], {
    cwd: tree,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(isTest);
}

/** Projects in which a pattern matches journeys; never the suite that edits sources. */
export const projectsOf = (pattern, journeys) => [
  ...new Set(
    journeys.filter(({ title, project }) => project !== 'development' && new RegExp(pattern).test(title)).map(({ project }) => project),
  ),
];

const firstFailed = (tests) => tests.find(({ failed }) => failed);

/** Some tests of a package. `doubtful` are those that fail for other reasons. */
function unitStage(tree, name, { files, which = '' }, env) {
  const level = name === 'api' ? 'api' : 'unit';
  const options = { env: level === 'api' ? env : {}, minutes: UNIT_MINUTES };
  const run = async (args, together = false) => firstFailed(jestTests(await runJest(tree, [name], args, { ...options, together }), tree));
  return {
    level,
    name: `${files ? files.length : 'all'} test files of ${name}${which}`,
    find: async (doubtful) => {
      const left = files?.filter((file) => doubtful.every((test) => test.file !== file));
      if (left?.length === 0) return undefined;
      const ignored = [...IGNORED, ...doubtful.map(({ file }) => literally(file))];
      const words = left ? ['--runTestsByPath', ...left] : ignored.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
      // Files that run as one cannot be excluded individually.
      const isWhole = !left && doubtful.length === 0;
      return run(['--bail', ...(isWhole ? [] : words)], isWhole);
    },
    fails: async ({ file }) => (await run(['--runTestsByPath', file])) !== undefined,
  };
}

/** The journeys whose titles match a pattern. */
function journeyStage(tree, pattern, journeys) {
  const run = async (projects, found, inverted) => {
    const words = ['--grep', found, '--grep-invert', inverted.join('|'), '--max-failures=1', '--retries=0'];
    const report = await runPlaywright(tree, [...projects.map((name) => `--project=${name}`), ...words], { minutes: JOURNEY_MINUTES });
    return firstFailed(playwrightTests(report, tree));
  };
  const lastOf = ({ title }) => literally(title.split(' › ').at(-1));
  return {
    level: 'journey',
    name: `journeys with "${pattern}"`,
    find: (doubtful) => run(projectsOf(pattern, journeys), pattern, [FULL_ONLY, ...doubtful.map(lastOf)]),
    fails: async (test) => (await run([test.project], lastOf(test), [FULL_ONLY])) !== undefined,
  };
}

/** Stages that should notice a mutation, quickest first: tests next to the file, those that name its row, whole default suites, journeys. */
export function stagesOf(tree, { file, row, packages, journey }, { env, journeys }) {
  const [own] = file.split('/');
  const some = (name, files, which) => (files.length > 0 ? [unitStage(tree, name, { files, which }, env)] : []);
  return [
    ...some(own, testsBeside(file, readdirSync(path.join(tree, path.dirname(file)))), ' beside it'),
    ...packages.flatMap((name) => some(name, testsNaming(tree, row, name), ` with ${row}`)),
    ...packages.map((name) => unitStage(tree, name, {}, env)),
    ...(journey && projectsOf(journey, journeys).length > 0 ? [journeyStage(tree, journey, journeys)] : []),
  ];
}
