import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './sources.mjs';

function hashFiles(root, paths, readFingerprint) {
  const hash = createHash('sha256');
  for (const relativePath of paths) {
    for (const file of listFiles(path.join(root, relativePath)))
      hash.update(path.relative(root, file)).update('\0').update(readFingerprint(file));
  }
  return hash.digest('hex');
}

function readMetadata(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}\0`;
}

const hashMetadata = (root, paths) => hashFiles(root, paths, readMetadata);
const hashContents = (root, paths) => hashFiles(root, paths, (file) => readFileSync(file));

/** Fingerprint of a build's inputs in two lines: hash of contents, hash of sizes and times. Computed before the build, stored after it. */
export const takeStamp = (root, paths) => `${hashContents(root, paths)}\n${hashMetadata(root, paths)}\n`;

/** Whether sources match the stamp. If all sizes and times are unchanged, no file is read. */
export function isUnchanged(root, paths, stampFile) {
  if (!existsSync(stampFile)) return false;
  const [storedContents, storedMetadata] = readFileSync(stampFile, 'utf8').split('\n');
  const currentMetadata = hashMetadata(root, paths);
  if (currentMetadata === storedMetadata) return true;
  if (hashContents(root, paths) !== storedContents) return false;
  writeFileSync(stampFile, `${storedContents}\n${currentMetadata}\n`);
  return true;
}
