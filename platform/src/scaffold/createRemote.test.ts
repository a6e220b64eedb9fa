import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { extractMessages, toEnglishTexts } from '../messages/extractMessages';
import { findCatalogueProblems, type Texts } from '../messages/problems';
import { findReviewFileProblems, readOpenReviews } from '../messages/reviews/reviewFiles';
import { TRANSLATIONS } from '../messages/reviews/reviews';
import { RepositoryCopy } from '../testing/RepositoryCopy';
import { createRemote } from './createRemote';
import { listFiles } from './listFiles';
import { nameProblem } from './nameProblem';
import { findRemoteProblems } from './findRemoteProblems';

/** A name so long that lines with it wrap differently from those of the template. */
const NAME = 'mfe-anniversaries';

let copy: RepositoryCopy;
let writtenFiles: string[];
beforeAll(() => {
  copy = new RepositoryCopy();
  writtenFiles = createRemote(copy.root, NAME);
});
afterAll(() => copy.remove());

const read = (file: string): string => copy.read(file);

/** Files of the tree in docs/remotes.md, with names and languages filled in. */
function readRecipe(): string[] {
  const [, tree = ''] = /```\nmfe-events\/\n([\s\S]*?)```/.exec(read('docs/remotes.md')) ?? [];
  const files = tree.split('\n').flatMap((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? []);
  return files
    .flatMap((file) => (file === 'lang/<locale>.json' ? LOCALES.map((locale) => `lang/${locale}.json`) : [file]))
    .map((file) => file.replaceAll('Events', 'Anniversaries').replaceAll('events', 'anniversaries'));
}

describe('npm run new:remote', () => {
  test('R-002 creates the same tree as the other remotes', () => {
    expect(findRemoteProblems(copy.root, NAME)).toEqual([]);
  });

  test('R-002 creates what the recipe in docs/remotes.md says, and nothing else', () => {
    const files = listFiles(path.join(copy.root, NAME));
    expect(readRecipe().sort()).toEqual(files);
    expect(writtenFiles.filter((file) => file.startsWith(NAME)).sort()).toEqual(files.map((file) => `${NAME}/${file}`));
  });

  test('R-002 reports which other files it changed, and the recipe names them', () => {
    const otherFiles = writtenFiles.filter((file) => !file.startsWith(NAME));
    expect(otherFiles).toHaveLength(3);
    for (const file of otherFiles) expect(read('docs/remotes.md')).toContain(`\`${file}\``);
  });

  test('R-002 adds it to the contract, its team and the images', () => {
    expect(read('shared/src/contract/routes.ts')).toMatch(/REMOTES = \[[^\]]*'mfe-landers',\s+'mfe-anniversaries',?\s*\] as const/);
    expect(read('platform/src/keys/developmentTeams.ts')).toContain("  anniversaries: ['mfe-anniversaries'],\n};");
    const compose = read('docker/compose.yaml');
    const [landers = ''] = /^ {2}mfe-landers:\n(?: {4}.*\n)+/m.exec(compose) ?? [];
    expect(compose).toContain(`${landers}${landers.replaceAll('mfe-landers', NAME)}\nvolumes:\n`);
  });

  test('R-104 has the texts of its sources in all languages', () => {
    const readTexts = (locale: string): Texts => JSON.parse(read(`${NAME}/lang/${locale}.json`)) as Texts;
    const english = toEnglishTexts(extractMessages(NAME, copy.root));
    expect(Object.keys(english)).toContain('anniversaries.home.title');
    expect(read(`${NAME}/lang/en.json`)).toBe(`${JSON.stringify(english, null, 2)}\n`);
    for (const locale of LOCALES) expect(findCatalogueProblems(locale, english, readTexts(locale))).toEqual([]);
  });

  test('R-104 has reviewed translations, so that it can be released', () => {
    expect(readOpenReviews(NAME, TRANSLATIONS, copy.root)).toEqual({});
    expect(findReviewFileProblems(NAME, copy.root)).toEqual([]);
  });

  test('R-002 leaves no template placeholders in it', () => {
    expect(writtenFiles.filter((file) => /__area__/i.test(file + read(file)))).toEqual([]);
  });

  test('R-002 follows the formatting rules', () => {
    expect(
      copy.runAndReadFailure('prettier/bin/prettier.cjs', '--check', NAME, 'shared/src/contract/routes.ts', 'docker/compose.yaml'),
    ).toBe('');
  });
});

describe('a name', () => {
  test.each([
    ['events', 'events is not a name for a remote; use mfe- and 2 to 20 lower-case letters, for example mfe-events.'],
    ['mfe-Events', 'mfe-Events is not a name for a remote'],
    ['mfe-my-events', 'mfe-my-events is not a name for a remote'],
    ['mfe-../x', 'mfe-../x is not a name for a remote'],
    ['mfe-chat', 'mfe-chat already exists.'],
    [NAME, `${NAME} already exists.`],
    ['mfe-likes', '/likes is taken by another part of the site; choose another name.'],
    ['mfe-api', '/api is taken'],
    ['mfe-shared', '/shared is taken'],
  ])('R-002 %s is rejected', (name, problem) => {
    expect(nameProblem(copy.root, name)).toContain(problem);
  });

  test('R-002 that is missing is asked for', () => {
    expect(nameProblem(copy.root, undefined)).toBe('Give it a name: npm run new:remote -- mfe-events');
  });

  test('R-002 that is free is accepted', () => {
    expect(nameProblem(copy.root, 'mfe-events')).toBeUndefined();
  });
});
