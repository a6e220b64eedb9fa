import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';
import { MODEL, SAME_FILES } from './modelFiles';

const README_LINES = 40;

interface PackageJson {
  dependencies: Record<string, string>;
}

/** Returns the text of a remote's file, with the model's name in place of its own; empty if there is no such file. */
const readText = (root: string, remote: string, file: string): string => {
  const absolutePath = path.join(root, remote, file);
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8').replaceAll(remote, MODEL) : '';
};

/** Returns the paths that have to be identical in all remotes: the folders in src and all files outside them. Files in the folders may differ. */
function findTree(root: string, remote: string): string[] {
  const files = filesIn(path.join(root, remote)).map((file) => {
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
const readPlaces = (root: string, remote: string): string =>
  readText(root, remote, 'README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]?.trim())
    .join(' ');

const without = (left: string[], right: string[]): string[] => left.filter((file) => !right.includes(file));

/** Finds unintended differences between a remote and the model. */
export function remoteProblems(root: string, remote: string): string[] {
  const [modelTree, ownTree] = [findTree(root, MODEL), findTree(root, remote)];
  const readme = readText(root, remote, 'README.md').trimEnd().split('\n');
  const differentFiles = SAME_FILES.filter((file) => readText(root, remote, file) !== readText(root, MODEL, file));
  return [
    ...without(modelTree, ownTree).map((file) => `${file} is missing`),
    ...without(ownTree, modelTree).map((file) => `${file} is not in ${MODEL}`),
    ...differentFiles.map((file) => `${file} differs from that of ${MODEL}`),
    ...(readPackage(root, remote) === readPackage(root, MODEL) ? [] : [`package.json has different fields from that of ${MODEL}`]),
    ...(readPlaces(root, remote) === readPlaces(root, MODEL) ? [] : [`README.md names different places from that of ${MODEL}`]),
    ...(readme[0] === `# ${MODEL}` ? [] : [`README.md does not begin with # ${remote}`]),
    ...(readme.length <= README_LINES ? [] : [`README.md has ${readme.length} lines instead of at most ${README_LINES}`]),
  ];
}
