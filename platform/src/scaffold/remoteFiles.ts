import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './filesIn';
import { MODEL, SAME_FILES } from './modelFiles';
import { remoteNames, type RemoteNames } from './remoteNames';

/** Replaces `__area__` and `__Area__` by the names of a remote. */
const fillNames = (text: string, { area, Area }: RemoteNames): string => text.replaceAll('__area__', area).replaceAll('__Area__', Area);

const TEMPLATE = path.join(__dirname, 'template');

interface PackageJson {
  dependencies: Record<string, string>;
}

/** Like the model's, in its first version and without libraries of its own. */
function packageJson(text: string, remote: string): string {
  const { dependencies, ...rest } = JSON.parse(text) as PackageJson;
  const shared = Object.entries(dependencies).filter(([name]) => name.startsWith('@rendezvous/'));
  return JSON.stringify({ ...rest, name: `@rendezvous/${remote}`, version: '1.0.0', dependencies: Object.fromEntries(shared) });
}

function fromModel(root: string, { remote }: RemoteNames): [string, string][] {
  const read = (file: string): string => readFileSync(path.join(root, MODEL, file), 'utf8');
  return [
    ['package.json', packageJson(read('package.json'), remote)],
    ...SAME_FILES.map((file): [string, string] => [file, read(file).replaceAll(MODEL, remote)]),
  ];
}

/** Sources of the template end in `.txt`, so that no tool takes them for sources of this package. */
const fromTemplate = (names: RemoteNames): [string, string][] =>
  filesIn(TEMPLATE).map((file) => [
    fillNames(file, names).replace(/\.txt$/, ''),
    fillNames(readFileSync(path.join(TEMPLATE, file), 'utf8'), names),
  ]);

/** All files of a new remote, path inside its folder to text; not formatted yet. */
export function remoteFiles(root: string, name: string): [file: string, text: string][] {
  const names = remoteNames(name);
  return [...fromModel(root, names), ...fromTemplate(names)].sort(([a], [b]) => (a < b ? -1 : 1));
}
