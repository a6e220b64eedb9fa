import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './sources.mjs';

function hashFiles(root, places, readPart) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesIn(path.join(root, place))) hash.update(path.relative(root, file)).update('\0').update(readPart(file));
  }
  return hash.digest('hex');
}

function readMetadata(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}\0`;
}

const hashMetadata = (root, places) => hashFiles(root, places, readMetadata);
const hashContents = (root, places) => hashFiles(root, places, (file) => readFileSync(file));

/** Fingerprint of a build's inputs in two lines: hash of contents, hash of sizes and times. Computed before the build, stored after it. */
export const takeStamp = (root, places) => `${hashContents(root, places)}\n${hashMetadata(root, places)}\n`;

/** Whether sources match the stamp. As in git, files with unchanged size and time are not read. */
export function isUnchanged(root, places, stamp) {
  if (!existsSync(stamp)) return false;
  const [storedContents, storedMetadata] = readFileSync(stamp, 'utf8').split('\n');
  const currentMetadata = hashMetadata(root, places);
  if (currentMetadata === storedMetadata) return true;
  if (hashContents(root, places) !== storedContents) return false;
  writeFileSync(stamp, `${storedContents}\n${currentMetadata}\n`);
  return true;
}
