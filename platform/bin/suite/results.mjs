import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { digestFiles } from './sources.mjs';

const RESULTS_FILE = path.join(root, 'docs/full-suite.json');

/** Reads the last result of each shard: `{ shard, name, digest, commit, seconds, passed, failed, skipped }`. */
export const readResults = () => (existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) : []);

/** Replaces the shard's last result. */
export function writeResult(result) {
  const otherResults = readResults().filter(({ shard }) => shard !== result.shard);
  const results = [...otherResults, result].sort((a, b) => a.shard - b.shard);
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
}

const MAX_SHARD_SECONDS = 40 * 60;

/** Explains why a shard is not proved for these files; undefined when it is. */
export function findUnprovedReason(shard, number, files, results) {
  const result = results.find((candidate) => candidate.shard === number && candidate.name === shard.name);
  if (!result) return 'never run';
  if (result.failed > 0) return `${result.failed} failed at ${result.commit}`;
  if (result.digest !== digestFiles(files, shard.reads)) return `files changed since ${result.commit}`;
  if (result.seconds > MAX_SHARD_SECONDS) return `took ${Math.round(result.seconds / 60)} minutes of 40`;
  return undefined;
}
