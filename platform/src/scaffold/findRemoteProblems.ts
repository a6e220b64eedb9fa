import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './listFiles';
import { MODEL_REMOTE, IDENTICAL_FILES } from './modelFiles';

const MAX_README_LINES = 40;

interface PackageJson {
  dependencies: Record<string, string>;
}

/** Returns the text of a remote's file, with the model's name in place of its own; empty if there is no such file. */
const readText = (root: string, remote: string, file: string): string => {
  const absolutePath = path.join(root, remote, file);
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8').replaceAll(remote, MODEL_REMOTE) : '';
};

/** Returns the paths that have to be identical in all remotes: the folders in src and all files outside them. Files in the folders may differ. */
function findComparedPaths(root: string, remote: string): string[] {
  const files = listFiles(path.join(root, remote)).map((file) => {
    const [top, folder, ...rest] = file.split(path.sep);
    return top === 'src' && rest.length > 0 ? `src/${folder}/` : file;
  });
  return [...new Set(files)];
}

/** Returns a remote's package.json without its version and third-party libraries, as JSON. */
function readPackage(root: string, remote: string): string {
  const { dependencies, ...rest } = JSON.parse(readText(root, remote, 'package.json')) as PackageJson;
  const sharedNames = Object.keys(dependencies).filter((name) => name.startsWith('@rendezvous/'));
  return JSON.stringify({ ...rest, version: '', dependencies: sharedNames });
}

/** Returns the first cells of the table in a remote's README, joined into one string. */
const readFirstCells = (root: string, remote: string): string =>
  readText(root, remote, 'README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]?.trim())
    .join(' ');

const subtract = (files: string[], excludedFiles: string[]): string[] => files.filter((file) => !excludedFiles.includes(file));

/** Finds unintended differences between a remote and the model. */
export function findRemoteProblems(root: string, remote: string): string[] {
  const [modelTree, ownTree] = [findComparedPaths(root, MODEL_REMOTE), findComparedPaths(root, remote)];
  const readmeLines = readText(root, remote, 'README.md').trimEnd().split('\n');
  const differentFiles = IDENTICAL_FILES.filter((file) => readText(root, remote, file) !== readText(root, MODEL_REMOTE, file));
  return [
    ...subtract(modelTree, ownTree).map((file) => `${file} is missing`),
    ...subtract(ownTree, modelTree).map((file) => `${file} is not in ${MODEL_REMOTE}`),
    ...differentFiles.map((file) => `${file} differs from that of ${MODEL_REMOTE}`),
    ...(readPackage(root, remote) === readPackage(root, MODEL_REMOTE)
      ? []
      : [`package.json has different fields from that of ${MODEL_REMOTE}`]),
    ...(readFirstCells(root, remote) === readFirstCells(root, MODEL_REMOTE)
      ? []
      : [`README.md names different places from that of ${MODEL_REMOTE}`]),
    ...(readmeLines[0] === `# ${MODEL_REMOTE}` ? [] : [`README.md does not begin with # ${remote}`]),
    ...(readmeLines.length <= MAX_README_LINES ? [] : [`README.md has ${readmeLines.length} lines instead of at most ${MAX_README_LINES}`]),
  ];
}
