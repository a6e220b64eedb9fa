import { expect, test } from '../../support/platformTest';
import { buildVariant } from '../../support/variant';
import type { Site } from '../../support/Site';

test.use({ siteOf: 'throws' });
test.describe.configure({ mode: 'default' });

const throwWhen = (when: string): string => `if (Reflect.get(globalThis, '__break') === '${when}') throw new Error('broken at ${when}');\n`;

const atImport = (text: string): string => `${text}\n${throwWhen('import')}`;

/** Puts the throw at the beginning of a component's function. */
const atRender = (text: string): string => text.replace(/(observer\(.*=> \{\n)/, (start: string) => start + throwWhen('render'));

/** Makes a release that throws on demand the only one there is. */
async function makeBreakable(site: Site, remote: string, component: string): Promise<void> {
  const good = (await site.status()).remotes[remote]?.stable ?? '';
  const folder = await buildVariant(remote, 'breakable', { edit: { 'src/remote.ts': atImport, [component]: atRender } });
  await site.promote(remote, await site.publish(remote, folder));
  await site.platform('block', remote, good);
}

test.beforeAll(async ({ site }) => {
  await makeBreakable(site, 'mfe-members', 'src/screens/MembersScreen.tsx');
  await makeBreakable(site, 'mfe-auth', 'src/components/SignupSteps.tsx');
});

for (const when of ['import', 'render']) {
  test(`R-017 a screen of members throws at ${when}: fallback, the rest works, Try again heals`, async ({
    page,
    openAsMember,
    fallback,
    t,
  }) => {
    const isSame = await openAsMember('/chats');
    const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
    await page.evaluate((value) => Reflect.set(window, '__break', value), when);
    await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
    await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 10_000 });
    await navigation.getByRole('link', { name: t('shell.nav.messages') }).click();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
    await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 10_000 });

    await page.evaluate(() => Reflect.deleteProperty(window, '__break'));
    await page.getByRole('button', { name: t('shared.remote.retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
    expect(await isSame()).toBe(true);
  });

  test(`R-017 a slot throws at ${when}: only the slot falls back, Try again heals`, async ({ page, fallback, t }) => {
    await page.goto('/landers/alonetonight');
    await page.evaluate((value) => Reflect.set(window, '__break', value), when);
    await page.getByRole('button', { name: t('landers.alonetonight.yes'), exact: true }).click();
    await expect(fallback(t('shared.area.auth'))).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText(t('landers.alonetonight.action'))).toBeVisible();

    await page.evaluate(() => Reflect.deleteProperty(window, '__break'));
    await page.getByRole('button', { name: t('shared.remote.retry') }).click();
    await expect(page.getByRole('radio', { name: t('shared.gender.male'), exact: true })).toBeAttached();
  });
}
