import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';
import { MODEL, SAME_FILES } from './modelFiles';

const README_LINES = 40;

interface PackageJson {
  dependencies: Record<string, string>;
}

const readText = (root: string, remote: string, file: string): string => {
  const place = path.join(root, remote, file);
  return existsSync(place) ? readFileSync(place, 'utf8').replaceAll(remote, MODEL) : '';
};

/** What has to be identical: folders, files outside them, catalogues. Screens, stores and the like differ. */
function treeOf(root: string, remote: string): string[] {
  const files = filesIn(path.join(root, remote)).map((file) => {
    const [top, folder, ...rest] = file.split(path.sep);
    return top === 'src' && rest.length > 0 ? `src/${folder}/` : file;
  });
  return [...new Set(files)];
}

/** package.json without the version and third-party libraries. */
function packageOf(root: string, remote: string): string {
  const { dependencies, ...rest } = JSON.parse(readText(root, remote, 'package.json')) as PackageJson;
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@rendezvous/'));
  return JSON.stringify({ ...rest, version: '', dependencies: own });
}

/** First cells of the table in its README. */
const placesOf = (root: string, remote: string): string =>
  readText(root, remote, 'README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]?.trim())
    .join(' ');

const without = (all: string[], known: string[]): string[] => all.filter((one) => !known.includes(one));

/** Unintended differences between a remote and the model. */
export function remoteProblems(root: string, remote: string): string[] {
  const [model, own] = [treeOf(root, MODEL), treeOf(root, remote)];
  const readme = readText(root, remote, 'README.md').trimEnd().split('\n');
  const changed = SAME_FILES.filter((file) => readText(root, remote, file) !== readText(root, MODEL, file));
  return [
    ...without(model, own).map((file) => `${file} is missing`),
    ...without(own, model).map((file) => `${file} is not in ${MODEL}`),
    ...changed.map((file) => `${file} differs from that of ${MODEL}`),
    ...(packageOf(root, remote) === packageOf(root, MODEL) ? [] : [`package.json has different fields from that of ${MODEL}`]),
    ...(placesOf(root, remote) === placesOf(root, MODEL) ? [] : [`README.md names different places from that of ${MODEL}`]),
    ...(readme[0] === `# ${MODEL}` ? [] : [`README.md does not begin with # ${remote}`]),
    ...(readme.length <= README_LINES ? [] : [`README.md has ${readme.length} lines instead of at most ${README_LINES}`]),
  ];
}
