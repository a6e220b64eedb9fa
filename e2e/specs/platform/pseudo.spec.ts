import { REMOTES, type RouteName } from '@rendezvous/shared/contract';
import { compilePseudoTexts } from '../../../platform/src/build/catalogues';
import { createBuiltVariant, ENGLISH_CATALOGUE } from '../../support/createBuiltVariant';
import { expect, test } from '../../support/platformTest';
import { readPage } from '../../support/readPage';
import { signIn } from '../../support/signIn';
import { toAddress, findAccountIds } from '../routes/places';
import { ROUTE_TABLE } from '../routes/ROUTE_TABLE';
import { untilRunning } from '../../support/untilRunning';

test.use({ siteOf: 'pseudo', viewport: { width: 360, height: 760 }, locale: 'en-GB' });
test.describe.configure({ mode: 'serial' });

const routes = Object.keys(ROUTE_TABLE) as RouteName[];

/** True for routes meant for visitors, from which members are redirected. */
const isForVisitors = (route: RouteName): boolean =>
  ROUTE_TABLE[route].access === 'guest' || ROUTE_TABLE[route].memberRedirect !== undefined;

test('R-107 in the pseudo-locale no page shows untranslated or truncated text', { tag: '@full' }, async ({ page, site }) => {
  test.setTimeout(900_000);
  for (const name of ['shell', ...REMOTES] as const) {
    const folders = name === 'shell' ? ['shared', 'shell'] : [name];
    await site.promote(
      name,
      await site.publish(
        name,
        createBuiltVariant(name, { edits: [{ file: ENGLISH_CATALOGUE, change: () => compilePseudoTexts(folders).toString() }] }),
      ),
    );
  }
  const problems: string[] = [];
  const checkRoute = async (route: RouteName): Promise<void> => {
    const { untranslated, truncated } = await readPage(
      page,
      `${site.url}${toAddress(route, await findAccountIds(page.request, site.url))}`,
      untilRunning,
    );
    problems.push(...untranslated.map((text) => `${route}: untranslated: ${text}`), ...truncated.map((text) => `${route}: cut: ${text}`));
  };
  for (const route of routes.filter(isForVisitors)) await checkRoute(route);
  await signIn(page, site.url, 'premium');
  for (const route of routes.filter((candidate) => !isForVisitors(candidate))) await checkRoute(route);
  expect(problems).toEqual([]);
});
