import type { RemoteName } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../../../support/platformTest';
import type { Site } from '../../../support/Site';
import { createTranslator } from '../../../support/texts';
import { createBuiltVariant, editBuiltScripts, replaceMessage } from '../../../support/createBuiltVariant';

const t = createTranslator('en');

/** A remote's screen whose text reveals the running release. */
interface Subject {
  remote: RemoteName;
  path: string;
  text: string;
}

const CHAT: Subject = { remote: 'mfe-chat', path: '/chats', text: 'chat.choose.title' };
const CREDITS: Subject = { remote: 'mfe-credits', path: '/credits', text: 'credits.packages.title' };

/** Releases of a remote: one older than this tree's, this tree's, and a newer one. */
const REMOTE_AGES = ['older', 'this', 'newer'] as const;
/** Shells by the version of `@rendezvous/shared` they provide. */
const SHELL_AGES = ['this', 'newer'] as const;
type Age = (typeof REMOTE_AGES)[number];

const getWords = ({ text }: Subject, age: Age): string => (age === 'this' ? t(text) : `${t(text)} (${age})`);

const VERSIONS: Record<Age, string> = { older: '0.9.0', this: '', newer: '1.9.0' };

interface Releases {
  shell: Record<(typeof SHELL_AGES)[number], string>;
  remotes: Record<string, Record<Age, string>>;
  /** Id of a release of mfe-chat that requires what only the newer shell provides. */
  demandingChat: string;
}

async function publishAges(site: Site, subject: Subject): Promise<Record<Age, string>> {
  const { remote, text } = subject;
  const ages = { this: (await site.status()).remotes[remote]?.stable ?? '', older: '', newer: '' };
  for (const age of ['older', 'newer'] as const) {
    const edits = [replaceMessage(text, getWords(subject, age))];
    ages[age] = await site.publish(remote, createBuiltVariant(remote, { version: VERSIONS[age], edits }));
  }
  return ages;
}

const test = base.extend<{}, { releases: Releases }>({
  releases: [
    async ({ site }, use) => {
      const remotes = { 'mfe-chat': await publishAges(site, CHAT), 'mfe-credits': await publishAges(site, CREDITS) };
      const shell = (await site.status()).remotes['shell']?.stable ?? '';
      const newerVariant = createBuiltVariant('shell', {
        version: '1.9.0',
        edits: [editBuiltScripts(/"@rendezvous\/shared\/\w+":"1\.0\.0"/g, (provided) => provided.replace('1.0.0', '1.1.0'))],
        release: ({ provides }) => ({ provides: { ...provides, shared: '1.1.0' } }),
      });
      const demandingVariant = createBuiltVariant('mfe-chat', {
        version: '2.0.0',
        edits: [
          editBuiltScripts(/requiredVersion:"\^1\.0"/g, () => 'requiredVersion:"^1.1"'),
          replaceMessage(CHAT.text, 'A chat of shared 1.1'),
        ],
        release: ({ requires }) => ({ requires: { ...requires, shared: '^1.1' } }),
      });
      await use({
        remotes,
        shell: { this: shell, newer: await site.publish('shell', newerVariant) },
        demandingChat: await site.publish('mfe-chat', demandingVariant),
      });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.use({ siteOf: 'skew' });
test.describe.configure({ mode: 'default' });

/** Collects the messages of uncaught errors in the page from now on. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** The default run covers an older and a newer release of each remote, one of them on each shell. */
const getTag = ({ remote }: Subject, age: Age, shell: string): string[] =>
  ['mfe-chat older newer', 'mfe-chat newer this', 'mfe-credits older this', 'mfe-credits newer newer'].includes(`${remote} ${age} ${shell}`)
    ? []
    : ['@full'];

const getText = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

for (const subject of [CHAT, CREDITS])
  for (const shell of SHELL_AGES)
    for (const age of REMOTE_AGES)
      test(
        `R-415 ${subject.remote} (${age} release) on the shell (${shell} release)`,
        { tag: getTag(subject, age, shell) },
        async ({ page, site, releases, openAsMember }) => {
          await site.promote('shell', releases.shell[shell]);
          await site.promote(subject.remote, releases.remotes[subject.remote]?.[age] ?? '');
          const errors = collectErrors(page);
          await openAsMember(subject.path);
          await expect(getText(page, getWords(subject, age))).toBeVisible();
          // All areas share one store, so the member is still signed in when another area opens.
          await page.getByRole('link', { name: t('shell.nav.search') }).click();
          await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
          expect(await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src$="/shell.js"]')?.src)).toContain(
            `/r/shell/${releases.shell[shell]}/`,
          );
          expect(errors).toEqual([]);
        },
      );

test('R-021 two remotes on different minor versions of shared work together in one page', async ({
  page,
  site,
  releases,
  openAsMember,
}) => {
  await site.promote('shell', releases.shell.newer);
  await site.promote('mfe-chat', releases.demandingChat);
  await site.promote('mfe-credits', releases.remotes['mfe-credits']?.older ?? '');
  const errors = collectErrors(page);
  const isSame = await openAsMember('/chats');
  await expect(getText(page, 'A chat of shared 1.1')).toBeVisible();
  await page
    .getByRole('link', { name: t('shell.nav.credits') })
    .first()
    .click();
  await expect(getText(page, getWords(CREDITS, 'older'))).toBeVisible();
  expect(await isSame()).toBe(true);
  expect(errors).toEqual([]);
});

test('platform 2 a chat that needs the newer shell is not offered on this one and cannot be promoted there', async ({
  page,
  site,
  releases,
  openAsMember,
}) => {
  await site.promote('shell', releases.shell.newer);
  await site.promote('mfe-chat', releases.remotes['mfe-chat']?.this ?? '');
  await site.promote('mfe-chat', releases.demandingChat);
  await site.promote('shell', releases.shell.this);
  await openAsMember('/chats');
  await expect(getText(page, getWords(CHAT, 'this'))).toBeVisible();
  await expect(site.promote('mfe-chat', releases.demandingChat)).rejects.toThrow('needs shared ^1.1, the shell provides 1.0.0');
});

test(
  'platform 2 an open page keeps its release while another one is promoted; the next page gets the new one',
  { tag: '@full' },
  async ({ page, site, releases, openAsMember }) => {
    await site.promote('shell', releases.shell.this);
    await site.promote('mfe-credits', releases.remotes['mfe-credits']?.this ?? '');
    const isSame = await openAsMember('/chats');
    await site.promote('mfe-credits', releases.remotes['mfe-credits']?.newer ?? '');
    await page
      .getByRole('link', { name: t('shell.nav.credits') })
      .first()
      .click();
    await expect(getText(page, getWords(CREDITS, 'this'))).toBeVisible();
    expect(await isSame()).toBe(true);
    await page.reload();
    await expect(getText(page, getWords(CREDITS, 'newer'))).toBeVisible();
  },
);

test('R-016 a page whose release was collected in the meantime reloads once, into the current release', async ({
  page,
  site,
  releases,
  faults,
  openAsMember,
}) => {
  await site.promote('mfe-credits', releases.remotes['mfe-credits']?.older ?? '');
  await openAsMember('/chats');
  await site.promote('mfe-credits', releases.remotes['mfe-credits']?.newer ?? '');
  await site.runPlatform('block', 'mfe-credits', releases.remotes['mfe-credits']?.this ?? '');
  faults.injectFault('missing', new RegExp(`mfe-credits/${releases.remotes['mfe-credits']?.older}/`));
  faults.injectFault('missing', new RegExp(`mfe-credits/${releases.remotes['mfe-credits']?.this}/`));
  await page
    .getByRole('link', { name: t('shell.nav.credits') })
    .first()
    .click();
  await expect(getText(page, getWords(CREDITS, 'newer')).or(page.getByRole('button', { name: t('shared.remote.retry') }))).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await expect(getText(page, getWords(CREDITS, 'newer'))).toBeVisible();
});

test('platform 2 of two concurrent registry changes, one is rejected with the conflict and the other is not lost', async ({
  site,
  releases,
}) => {
  const { serial } = await site.status();
  const { this: currentRelease = '', newer = '' } = releases.remotes['mfe-chat'] ?? {};
  const results = await Promise.allSettled([
    site.runPlatform('promote', 'mfe-chat', newer, '--expect-serial', String(serial)),
    site.runPlatform('promote', 'mfe-chat', currentRelease, '--expect-serial', String(serial)),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const rejectedResult = results.find((result) => result.status === 'rejected');
  expect(String(rejectedResult?.reason)).toMatch(/serial/i);
  const winner = results[0].status === 'fulfilled' ? newer : currentRelease;
  const statusAfter = await site.status();
  expect(statusAfter.serial).toBe(serial + 1);
  expect(statusAfter.remotes['mfe-chat']?.stable).toBe(winner);
});

test('platform 3 text being typed in a chat survives the fallback of another area in the same page', async ({
  page,
  site,
  releases,
  faults,
  openAsMember,
}) => {
  const { older = '', newer = '' } = releases.remotes['mfe-credits'] ?? {};
  await site.promote('mfe-credits', older);
  await site.promote('mfe-credits', newer);
  const isSame = await openAsMember('/chats');
  await page.getByRole('main').getByRole('link').first().click();
  const composer = page.getByRole('textbox', { name: t('chat.composer.label') });
  await composer.fill('Half a sentence');
  faults.injectFault('missing', new RegExp(`mfe-credits/${newer}/remoteEntry`));
  await page
    .getByRole('link', { name: t('shell.nav.credits') })
    .first()
    .click();
  await expect(getText(page, getWords(CREDITS, 'older'))).toBeVisible({ timeout: 30_000 });
  await page.goBack();
  await expect(composer).toHaveValue('Half a sentence');
  expect(await isSame()).toBe(true);
});

for (const [age, change] of [
  ['newer, with fields nobody knows', (reply: Record<string, unknown>) => ({ ...reply, of_next_year: { more: [1] } })],
  ['older, without the newest route', undefined],
] as const)
  test(`R-415 an api that is ${age}`, async ({ page, openAsMember }) => {
    await page.route(change ? '**/api/*.php*' : '**/api/icebreakers.php*', async (route) => {
      if (!change) return route.fulfill({ status: 404, json: { error: { code: 'not_found' } } });
      // The event stream never ends.
      if (route.request().url().includes('/api/events.php')) return route.continue();
      const response = await route.fetch();
      const type = response.headers()['content-type'] ?? '';
      return type.includes('json') && response.ok()
        ? route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) })
        : route.fulfill({ response });
    });
    const errors = collectErrors(page);
    await openAsMember('/members');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('a[href^="/members/"]') })
        .first(),
    ).toBeVisible();
    await page.getByRole('link', { name: t('shell.nav.messages') }).click();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
