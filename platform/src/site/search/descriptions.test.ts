import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, REMOTES, type RemoteManifest, type RouteDeclaration } from '@rendezvous/shared/contract';
import { isStorable } from '../document/isStorable';
import { shellRoutes } from '../document/shellRoutes';

const ROOT = join(__dirname, '../../../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Whether a route needs a description: it can be shared, its path has no parameters, and it is neither the home page nor a lander. */
const needsDescription = ({ name, path, noindex, ...route }: RouteDeclaration): boolean =>
  isStorable(route) && noindex !== true && !path.includes('{') && name !== 'index' && !name.startsWith('landers-');

const owners = [
  { name: 'shell', routes: shellRoutes },
  ...REMOTES.map((name) => ({ name, routes: (readJson(`${name}/remote.json`) as RemoteManifest).routes })),
];
const describedRoutes = owners.flatMap(({ name, routes }) => routes.filter(needsDescription).map((route) => ({ owner: name, route })));

describe('the descriptions of public pages', () => {
  it('R-094 exist for each of them', () => {
    expect(describedRoutes.filter(({ route }) => route.descriptionKey === undefined).map(({ route }) => route.name)).toEqual([]);
    expect(describedRoutes.length).toBeGreaterThan(12);
  });

  it.each(LOCALES)('R-094 are sentences of 50 to 160 characters in %s, each a different one', (locale) => {
    const texts = describedRoutes.map(({ owner, route }) => {
      const catalogue = readJson(`${owner}/lang/${locale}.json`) as Record<string, string>;
      return catalogue[route.descriptionKey ?? ''] ?? '';
    });
    expect(texts.filter((text) => text.length < 50 || text.length > 160 || !/[.?]$/.test(text) || text.includes('{'))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
