import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { collectReport } from '../reports/runInTree.mjs';
import { listTitles } from '../titles/titleLists.mjs';
import { collectBytes } from './bytes.mjs';
import { collectDoors } from './doors.mjs';
import { flattenLeaves } from './leavesOf.mjs';

const ASK_API_SCRIPT = path.join(import.meta.dirname, 'askApi.mjs');

const digestFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Runs askApi.mjs in its own process; returns the OpenAPI document, schema and storage keys of the tree's api. */
const runAskApi = (tree) =>
  collectReport(async (file) => {
    const pendingRun = promisify(execFile)(process.execPath, [ASK_API_SCRIPT, tree, file], { cwd: tree });
    return pendingRun.then(
      () => ({ code: 0, tail: '' }),
      ({ code, stderr }) => ({ code, tail: stderr }),
    );
  });

/** Collects a digest of each migration file. */
function collectMigrations(tree) {
  const folder = path.join(tree, 'api/src/migrations');
  const files = readdirSync(folder).filter((name) => /^\d{4}_\w+\.ts$/.test(name));
  return Object.fromEntries(files.map((name) => [name, digestFile(path.join(folder, name))]));
}

/** Collects the message ids with their English texts, and a digest of each translated catalogue. */
function collectMessages(tree) {
  const packages = readdirSync(tree).filter((name) => existsSync(path.join(tree, name, 'lang/en.json')));
  const catalogues = packages.flatMap((name) =>
    readdirSync(path.join(tree, name, 'lang'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${name}/lang/${file}`),
  );
  const translatedEntries = catalogues
    .filter((file) => !/\/(en|reviews)\.json$/.test(file))
    .map((file) => [file, digestFile(path.join(tree, file))]);
  const englishEntries = packages.flatMap((name) => {
    const texts = JSON.parse(readFileSync(path.join(tree, name, 'lang/en.json'), 'utf8'));
    return Object.entries(texts).map(([id, text]) => [`${name} ${id}`, text]);
  });
  return Object.fromEntries([...englishEntries, ...translatedEntries]);
}

/** Counts tests by title, and by each requirement row that their titles name, so that a row that loses tests is visible behind reworded titles. */
export function countTitles(titles) {
  const counts = {};
  for (const title of titles) {
    const rows = new Set(title.match(/R-\d{3}/g));
    for (const key of [title, ...[...rows].map((row) => `row ${row}`)]) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Counts the tests of the full suite, whatever file they are in. */
const collectTitles = async (tree) =>
  countTitles((await listTitles(tree, { full: true })).map((line) => line.slice(line.indexOf(' › ') + ' › '.length)));

const collectFromApi = async (describeApi, read) => flattenLeaves(read(await describeApi()));

/** Functions that each collect one part of a baseline from a tree, as a flat object of the values to compare. */
const COLLECTORS = {
  openapi: (_tree, describeApi) => collectFromApi(describeApi, ({ openapi }) => openapi),
  schema: async (_tree, describeApi) => (await describeApi()).schema,
  storage: (_tree, describeApi) => collectFromApi(describeApi, ({ storage }) => storage),
  migrations: collectMigrations,
  doors: collectDoors,
  messages: collectMessages,
  titles: collectTitles,
  bytes: collectBytes,
};

/** Names of all parts of a baseline. */
export const PARTS = Object.keys(COLLECTORS);

/** Parts that need the releases to be built first. */
export const BUILT_PARTS = ['bytes'];

const sortKeys = (values) => Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Collects the requested parts of a tree's baseline; calls `onPart` with the name of each before collecting it. */
export async function collect(tree, parts, onPart) {
  let pendingDescription;
  const describeApi = () => (pendingDescription ??= runAskApi(tree));
  const baseline = {};
  for (const part of parts) {
    onPart(part);
    baseline[part] = sortKeys(await COLLECTORS[part](tree, describeApi));
  }
  return baseline;
}
