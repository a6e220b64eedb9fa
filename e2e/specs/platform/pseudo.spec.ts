import { REMOTES } from '@rendezvous/shared/contract';
import { compilePseudoTexts } from '../../../platform/src/build/catalogues';
import { createBuiltVariant, ENGLISH_CATALOGUE } from '../../support/createBuiltVariant';
import { expect, test } from '../../support/platformTest';
import { readPage } from '../../support/readPage';
import { signIn } from '../../support/signIn';
import type { Translate } from '../../support/texts';
import { getSurface } from '../routes/Overlay';
import { OVERLAYS } from '../routes/OVERLAYS';
import { findAccountIds, toAddress } from '../routes/places';
import { ACCOUNTS, ROLES, ROUTES_OF_ROLES } from '../routes/roles';

test.use({ siteOf: 'pseudo', viewport: { width: 360, height: 760 }, locale: 'en-GB' });
test.describe.configure({ mode: 'default' });

type PseudoTexts = Record<string, { value: string }[]>;

const pseudoTexts = (): PseudoTexts => JSON.parse(compilePseudoTexts(['shared', 'shell', ...REMOTES]).toString()) as PseudoTexts;

/** Returns texts of the pseudo-locale that have no variables, so that overlays find the controls that open them. */
const createPseudoTranslator = (): Translate => {
  const texts = pseudoTexts();
  return (id) => (texts[id] ?? []).map(({ value }) => value).join('');
};

test.beforeAll(async ({ site }) => {
  for (const name of ['shell', ...REMOTES] as const) {
    const folders = name === 'shell' ? ['shared', 'shell'] : [name];
    const edits = [{ file: ENGLISH_CATALOGUE, change: () => compilePseudoTexts(folders).toString() }];
    await site.promote(name, await site.publish(name, createBuiltVariant(name, { edits })));
  }
});

const describeFindings = ({ untranslated, truncated }: Awaited<ReturnType<typeof readPage>>, place: string): string[] => [
  ...untranslated.map((text) => `${place}: untranslated: ${text}`),
  ...truncated.map((text) => `${place}: cut: ${text}`),
];

for (const role of ROLES)
  test(`R-107 in the pseudo-locale no page of a ${role} shows untranslated or truncated text`, { tag: '@full' }, async ({ page, site }) => {
    test.setTimeout(600_000);
    if (role !== 'visitor') await signIn(page, site.url, ACCOUNTS[role]);
    const accountIds = await findAccountIds(page.request, site.url);
    const problems: string[] = [];
    for (const route of ROUTES_OF_ROLES[role])
      problems.push(...describeFindings(await readPage(page, () => page.goto(`${site.url}${toAddress(route, accountIds)}`)), route));
    expect(problems).toEqual([]);
  });

for (const overlay of OVERLAYS)
  test(`R-107 in the pseudo-locale ${overlay.name} shows no untranslated or truncated text`, { tag: '@full' }, async ({ page, site }) => {
    if (overlay.role !== 'visitor') await signIn(page, site.url, ACCOUNTS[overlay.role]);
    const accountIds = await findAccountIds(page.request, site.url);
    const open = async (): Promise<void> => {
      await overlay.open({ page, t: createPseudoTranslator(), accountIds, origin: site.url });
      await expect(getSurface(page, overlay).locator('[aria-busy="true"]')).toHaveCount(0);
    };
    expect(describeFindings(await readPage(page, open), 'overlay')).toEqual([]);
  });
