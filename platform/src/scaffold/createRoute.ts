import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import type { Texts } from '../messages/problems';
import { formatReviews } from '../messages/reviews/reviewFiles';
import { markAllReviewed, type Reviews } from '../messages/reviews/reviews';
import { type RouteNames, toScreenName } from './routeNames';
import texts from './route/texts.json';
import { writeFormatted } from './writeFormatted';

const toArea = ({ remote }: RouteNames): string => remote.slice('mfe-'.length);

function fillTemplate(file: string, names: RouteNames): string {
  return readFileSync(path.join(__dirname, 'route', file), 'utf8')
    .replaceAll('__Route__', toScreenName(names))
    .replaceAll('__route__', names.route)
    .replaceAll('__area__', toArea(names))
    .replaceAll('__path__', names.path);
}

function withRoute(manifest: string, names: RouteNames): string {
  const { routes, ...rest } = JSON.parse(manifest) as { name: string; owner: string; routes: unknown[] };
  const { route: name, path: address } = names;
  const route = { name, path: address, layout: 'Default', access: 'user', titleKey: `${toArea(names)}.${name}.title`, preload: true };
  const { name: remote, owner, ...more } = rest;
  return JSON.stringify({ name: remote, owner, routes: [...routes, route], ...more });
}

/** Adds the screen's loader after the existing ones; throws if the source has no screens. */
function withLoader(source: string, names: RouteNames): string {
  const screen = `${toScreenName(names)}Screen`;
  const loader = `'${names.route}': () => import(/* webpackChunkName: "screen-${names.route}" */ './screens/${screen}').then((module) => module.${screen}),`;
  const extendedSource = source.replace(
    /( {2}screens: \{[\s\S]*?)(\n {2}\},)/,
    (_, screens: string, end: string) => `${screens}\n    ${loader}${end}`,
  );
  if (extendedSource === source) throw new Error(`cannot add ${names.route}: src/remote.ts has no screens`);
  return extendedSource;
}

const createTexts = (locale: Locale, names: RouteNames): Texts =>
  Object.fromEntries(Object.entries(texts[locale]).map(([key, text]) => [`${toArea(names)}.${names.route}.${key}`, text]));

function withTexts(catalogue: string, locale: Locale, names: RouteNames): string {
  const allTexts = { ...(JSON.parse(catalogue) as Texts), ...createTexts(locale, names) };
  return `${JSON.stringify(Object.fromEntries(Object.entries(allTexts).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
}

/** The texts of a new route are translated, so they are reviewed; the state of all others stays. */
const withReviews = (reviews: string, names: RouteNames): string =>
  formatReviews(markAllReviewed(createTexts('en', names), JSON.parse(reviews) as Reviews));

/**
 * Creates a route of a remote: its screen, a test, its texts and its declaration; returns the paths of the written files, relative to the repository.
 */
export function createRoute(root: string, names: RouteNames): string[] {
  const { remote } = names;
  const readSource = (file: string): string => readFileSync(path.join(root, remote, file), 'utf8');
  const screen = `src/screens/${toScreenName(names)}Screen`;
  const files: [file: string, text: string][] = [
    [`${screen}.tsx`, fillTemplate('Screen.tsx.txt', names)],
    [`${screen}.test.tsx`, fillTemplate('Screen.test.tsx.txt', names)],
    ['remote.json', withRoute(readSource('remote.json'), names)],
    ['src/remote.ts', withLoader(readSource('src/remote.ts'), names)],
    ['lang/reviews.json', withReviews(readSource('lang/reviews.json'), names)],
    ...LOCALES.map((locale): [string, string] => [`lang/${locale}.json`, withTexts(readSource(`lang/${locale}.json`), locale, names)]),
  ];
  // Nothing is written before all texts are complete.
  return writeFormatted(
    root,
    files.map(([file, text]) => [path.join(remote, file), text] as const),
  );
}
