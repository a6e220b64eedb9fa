import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './sources.mjs';

function hashOf(root, places, partOf) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesIn(path.join(root, place))) hash.update(path.relative(root, file)).update('\0').update(partOf(file));
  }
  return hash.digest('hex');
}

function outsideOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}\0`;
}

const outside = (root, places) => hashOf(root, places, outsideOf);
const content = (root, places) => hashOf(root, places, (file) => readFileSync(file));

/** Fingerprint of a build's inputs in two lines: hash of contents, hash of sizes and times. Computed before the build, stored after it. */
export const takeStamp = (root, places) => `${content(root, places)}\n${outside(root, places)}\n`;

/** Whether sources match the stamp. As in git, files with unchanged size and time are not read. */
export function isUnchanged(root, places, stamp) {
  if (!existsSync(stamp)) return false;
  const [contentThen, outsideThen] = readFileSync(stamp, 'utf8').split('\n');
  const outsideNow = outside(root, places);
  if (outsideNow === outsideThen) return true;
  if (content(root, places) !== contentThen) return false;
  writeFileSync(stamp, `${contentThen}\n${outsideNow}\n`);
  return true;
}
