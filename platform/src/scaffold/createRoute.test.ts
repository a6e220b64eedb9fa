import { LOCALES } from '@rendezvous/shared/contract';
import { extractMessages, toEnglishTexts } from '../messages/extractMessages';
import { findCatalogueProblems, type Texts } from '../messages/problems';
import { readOpenReviews, readReviews } from '../messages/reviews/reviewFiles';
import { TRANSLATIONS } from '../messages/reviews/reviews';
import { RepositoryCopy } from '../testing/RepositoryCopy';
import { createRoute } from './createRoute';
import { routeProblem } from './routeProblem';

const NAMES = { remote: 'mfe-chat', route: 'my-letters', path: '/chats/letters' };

let copy: RepositoryCopy;
let writtenFiles: string[];
beforeAll(() => {
  copy = new RepositoryCopy();
  writtenFiles = createRoute(copy.root, NAMES);
});
afterAll(() => copy.remove());

const read = (file: string): string => copy.read(file);

describe('npm run new:route', () => {
  test('R-002 declares the route after the existing ones', () => {
    const { routes, slots } = JSON.parse(read('mfe-chat/remote.json')) as { routes: { name: string }[]; slots: string[] };
    expect(routes[0]?.name).toBe('chats');
    expect(routes.at(-1)).toEqual({
      ...{
        name: 'my-letters',
        path: '/chats/letters',
        layout: 'Default',
        access: 'user',
        titleKey: 'chat.my-letters.title',
        preload: true,
      },
    });
    expect(slots).toEqual(['icebreaker-modal', 'unsent-messages']);
  });

  test('R-104 has the texts of its sources in all languages', () => {
    const english = toEnglishTexts(extractMessages('mfe-chat', copy.root));
    expect(read('mfe-chat/lang/en.json')).toBe(`${JSON.stringify(english, null, 2)}\n`);
    expect(Object.keys(english)).toContain('chat.my-letters.title');
    for (const locale of LOCALES)
      expect(findCatalogueProblems(locale, english, JSON.parse(read(`mfe-chat/lang/${locale}.json`)) as Texts)).toEqual([]);
  });

  test('R-104 has reviewed translations, so that it can be released', () => {
    expect(Object.keys(readReviews('mfe-chat', copy.root))).toEqual(Object.keys(extractMessages('mfe-chat', copy.root)));
    expect(readOpenReviews('mfe-chat', TRANSLATIONS, copy.root)).toEqual(readOpenReviews('mfe-chat'));
  });

  test('R-002 follows the formatting rules', () => {
    expect(copy.runAndReadFailure('prettier/bin/prettier.cjs', '--check', ...writtenFiles)).toBe('');
  });

  test('R-002 reports the files it wrote', () => {
    expect(writtenFiles).toEqual(
      expect.arrayContaining(['mfe-chat/src/screens/MyLettersScreen.tsx', 'mfe-chat/src/remote.ts', 'mfe-chat/lang/sv.json']),
    );
    expect(writtenFiles.filter((file) => /__(area|route|path)__/i.test(file + read(file)))).toEqual([]);
  });
});

describe('a route', () => {
  const freeRoute = { remote: 'mfe-chat', route: 'postcards', path: '/postcards' };

  test.each([
    [{ remote: 'mfe-none' }, 'mfe-none is not a remote.'],
    [{ route: 'Post Cards' }, 'Post Cards is not a name for a route'],
    [{ route: 'likes', path: '/postcards' }, 'There is already a route likes.'],
    [{ route: 'my-letters' }, 'There is already a route my-letters.'],
    [{ path: 'postcards' }, 'postcards is not an address'],
    [{ path: '/post{id}' }, '/post{id} is not an address'],
    [{ path: '/likes' }, '/likes is taken'],
    [{ path: '/chats/letters' }, '/chats/letters is taken'],
    [{ path: '/api/postcards' }, '/api/postcards is taken'],
  ])('R-002 %j is rejected', (change, problem) => {
    expect(routeProblem(copy.root, { ...freeRoute, ...change })).toContain(problem);
  });

  test('R-002 that is free is accepted', () => {
    expect(routeProblem(copy.root, freeRoute)).toBeUndefined();
  });
});
