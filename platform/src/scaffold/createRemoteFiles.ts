import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from '../messages/problems';
import { formatReviews } from '../messages/reviews/reviewFiles';
import { markAllReviewed } from '../messages/reviews/reviews';
import { listFiles } from './listFiles';
import { MODEL_REMOTE, IDENTICAL_FILES } from './modelFiles';
import { createRemoteNames, type RemoteNames } from './createRemoteNames';

/** Replaces `__area__` and `__Area__` with the names of a remote. */
const replaceNames = (text: string, { area, Area }: RemoteNames): string => text.replaceAll('__area__', area).replaceAll('__Area__', Area);

const TEMPLATE_FOLDER = path.join(__dirname, 'template');

interface PackageJson {
  dependencies: Record<string, string>;
}

/** Turns the model's package.json into that of a new remote: at version 1.0.0 and without third-party libraries. */
function toPackageJson(text: string, remote: string): string {
  const { dependencies, ...rest } = JSON.parse(text) as PackageJson;
  const sharedDependencies = Object.entries(dependencies).filter(([name]) => name.startsWith('@rendezvous/'));
  return JSON.stringify({ ...rest, name: `@rendezvous/${remote}`, version: '1.0.0', dependencies: Object.fromEntries(sharedDependencies) });
}

function readModelFiles(root: string, { remote }: RemoteNames): [string, string][] {
  const readModelFile = (file: string): string => readFileSync(path.join(root, MODEL_REMOTE, file), 'utf8');
  return [
    ['package.json', toPackageJson(readModelFile('package.json'), remote)],
    ...IDENTICAL_FILES.map((file): [string, string] => [file, readModelFile(file).replaceAll(MODEL_REMOTE, remote)]),
  ];
}

/** Sources of the template end in `.txt`, so that no tool mistakes them for sources of this package. */
const readTemplateFiles = (names: RemoteNames): [string, string][] =>
  listFiles(TEMPLATE_FOLDER).map((file) => [
    replaceNames(file, names).replace(/\.txt$/, ''),
    replaceNames(readFileSync(path.join(TEMPLATE_FOLDER, file), 'utf8'), names),
  ]);

/** The texts of the template are translated, so a new remote begins with all of them reviewed. */
const createReviews = (files: readonly [file: string, text: string][]): [file: string, text: string] => {
  const englishTexts = JSON.parse(files.find(([file]) => file === 'lang/en.json')?.[1] ?? '{}') as Texts;
  return ['lang/reviews.json', formatReviews(markAllReviewed(englishTexts))];
};

/** Returns all files of a new remote, as paths inside its folder with their contents, not formatted yet. */
export function createRemoteFiles(root: string, name: string): [file: string, text: string][] {
  const names = createRemoteNames(name);
  const templateFiles = readTemplateFiles(names);
  return [...readModelFiles(root, names), ...templateFiles, createReviews(templateFiles)].sort(([a], [b]) => (a < b ? -1 : 1));
}
