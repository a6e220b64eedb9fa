import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { type RouteNames, screenOf } from './routeNames';
import texts from './route/texts.json';
import { writeFormatted } from './writeFormatted';

const areaOf = ({ remote }: RouteNames): string => remote.slice('mfe-'.length);

function filled(file: string, names: RouteNames): string {
  return readFileSync(path.join(__dirname, 'route', file), 'utf8')
    .replaceAll('__Route__', screenOf(names))
    .replaceAll('__route__', names.route)
    .replaceAll('__area__', areaOf(names))
    .replaceAll('__path__', names.path);
}

function withRoute(manifest: string, names: RouteNames): string {
  const { routes, ...rest } = JSON.parse(manifest) as { name: string; owner: string; routes: unknown[] };
  const { route: name, path: address } = names;
  const route = { name, path: address, layout: 'Default', access: 'user', titleKey: `${areaOf(names)}.${name}.title`, preload: true };
  const { name: remote, owner, ...more } = rest;
  return JSON.stringify({ name: remote, owner, routes: [...routes, route], ...more });
}

/** The loader of the screen, after the existing ones. */
function withLoader(source: string, names: RouteNames): string {
  const screen = `${screenOf(names)}Screen`;
  const loader = `'${names.route}': () => import(/* webpackChunkName: "screen-${names.route}" */ './screens/${screen}').then((module) => module.${screen}),`;
  const changed = source.replace(
    /( {2}screens: \{[\s\S]*?)(\n {2}\},)/,
    (_, screens: string, end: string) => `${screens}\n    ${loader}${end}`,
  );
  if (changed === source) throw new Error(`cannot add ${names.route}: src/remote.ts has no screens`);
  return changed;
}

function withTexts(catalogue: string, locale: (typeof LOCALES)[number], names: RouteNames): string {
  const added = Object.entries(texts[locale]).map(([key, text]) => [`${areaOf(names)}.${names.route}.${key}`, text]);
  const all = { ...(JSON.parse(catalogue) as Record<string, string>), ...(Object.fromEntries(added) as Record<string, string>) };
  return `${JSON.stringify(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;
}

/** Creates a route of a remote: its screen, a test, its texts and its declaration; returns the written files, relative to the repository. */
export function createRoute(root: string, names: RouteNames): string[] {
  const { remote } = names;
  const read = (file: string): string => readFileSync(path.join(root, remote, file), 'utf8');
  const screen = `src/screens/${screenOf(names)}Screen`;
  const files: [file: string, text: string][] = [
    [`${screen}.tsx`, filled('Screen.tsx.txt', names)],
    [`${screen}.test.tsx`, filled('Screen.test.tsx.txt', names)],
    ['remote.json', withRoute(read('remote.json'), names)],
    ['src/remote.ts', withLoader(read('src/remote.ts'), names)],
    ...LOCALES.map((locale): [string, string] => [`lang/${locale}.json`, withTexts(read(`lang/${locale}.json`), locale, names)]),
  ];
  // Nothing is written before everything has been determined.
  return writeFormatted(
    root,
    files.map(([file, text]) => [path.join(remote, file), text] as const),
  );
}
