import type { Fault } from '../../support/FaultServer';
import { expect, test } from '../../support/platformTest';

/** The failure ladder ends after 10 s, as the loader's unit tests prove, but its result appears later on a slow machine. */
const FALLBACK_TIMEOUT_MS = 30_000;

const KINDS: Fault['kind'][] = ['missing', 'error', 'hang', 'garbage', 'html'];

/** By default, each test here runs with one kind of fault only: the fault matrix covers every kind for one remote. */
const getTag = (kind: Fault['kind']): string[] => (kind === 'missing' ? [] : ['@full']);

const SEARCH_CHUNK = /mfe-members\/.*chunk-screen-members-[0-9a-f]{8}\.js/;
const LIKES_CHUNK = /mfe-members\/.*chunk-screen-likes/;

for (const kind of KINDS) {
  test(
    `R-017 the entry of members is broken (${kind}): the fallback shows, the rest works, and Try again restores it`,
    { tag: getTag(kind) },
    async ({ page, faults, openAsMember, fallback, t }) => {
      const isSame = await openAsMember('/chats');
      const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
      faults.injectFault(kind, /mfe-members\/.*remoteEntry/);
      await navigation.getByRole('link', { name: t('shell.nav.search') }).click();
      await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });

      await navigation.getByRole('link', { name: t('shell.nav.messages') }).click();
      await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
      await navigation.getByRole('link', { name: t('shell.nav.credits') }).click();
      await expect(page).toHaveURL(/\/credits/);
      await navigation.getByRole('link', { name: t('shell.nav.likes') }).click();
      await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });

      faults.clearFaults();
      await page.getByRole('button', { name: t('shared.remote.retry') }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: t('members.likes.title') })).toBeVisible();
      expect(await isSame()).toBe(true);
    },
  );

  test(
    `R-017 the entry of a slot's area is broken (${kind}): only the slot falls back, and Try again restores it`,
    { tag: getTag(kind) },
    async ({ page, faults, t }) => {
      await page.goto('/landers/alonetonight');
      faults.injectFault(kind, /mfe-auth\/.*remoteEntry/);
      await page.getByRole('button', { name: t('landers.alonetonight.yes'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('landers.unavailable.title') })).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
      await expect(page.getByText(t('landers.alonetonight.action'))).toBeVisible();

      faults.clearFaults();
      await page.getByRole('button', { name: t('landers.unavailable.retry') }).click();
      await expect(page.getByRole('radio', { name: t('shared.gender.male'), exact: true })).toBeAttached();
    },
  );
}

test('R-017 a page opened on an area that hangs shows its navigation at once and the fallback within 10 s', async ({
  page,
  faults,
  openAsMember,
  fallback,
  t,
}) => {
  await openAsMember('/pages/terms');
  faults.injectFault('hang', /mfe-members\/.*remoteEntry/);
  await page.goto('/members', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
  await expect(navigation).toBeVisible({ timeout: 2 * FALLBACK_TIMEOUT_MS });
  // How soon the navigation appears depends on the machine, but it must not wait for the area.
  await expect(fallback(t('shared.area.members'))).toHaveCount(0);
  await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
  await navigation.getByRole('link', { name: t('shell.nav.messages') }).click();
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
});

test('platform 3: a screen that hangs falls back without a reload, and Try again restores it', async ({
  page,
  faults,
  openAsMember,
  fallback,
  t,
}) => {
  const isSame = await openAsMember('/chats');
  faults.injectFault('hang', SEARCH_CHUNK);
  await page.getByRole('link', { name: t('shell.nav.search') }).click();
  await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
  faults.clearFaults();
  await page.getByRole('button', { name: t('shared.remote.retry') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('R-016 a missing chunk reloads the page once, at most once per 60 s; after that the fallback shows', async ({
  page,
  faults,
  openAsMember,
  fallback,
  t,
}) => {
  let loadCount = 0;
  let failedRequestCount = 0;
  /** Waits for the ladder to end: each load requests the chunk twice, and meanwhile the previous fallback may still show. */
  const expectFallback = async (totalRequests: number): Promise<void> => {
    await expect.poll(() => failedRequestCount, { timeout: FALLBACK_TIMEOUT_MS }).toBe(totalRequests);
    await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: FALLBACK_TIMEOUT_MS });
  };
  await page.clock.install();
  await openAsMember('/chats');
  page.on('load', () => (loadCount += 1));
  page.on('requestfailed', (request) => LIKES_CHUNK.test(request.url()) && (failedRequestCount += 1));
  faults.injectFault('missing', /mfe-members\/.*chunk-screen/);
  await page.getByRole('link', { name: t('shell.nav.search') }).click();
  await expect(fallback(t('shared.area.members'))).toBeVisible({ timeout: 2 * FALLBACK_TIMEOUT_MS });
  // The fallback may appear before the page's load event.
  await expect.poll(() => loadCount).toBe(1);

  await page.getByRole('link', { name: t('shell.nav.likes') }).click();
  await expect(page).toHaveURL(/\/likes/);
  await expectFallback(2);
  expect(loadCount).toBe(1);

  const retry = page.getByRole('button', { name: t('shared.remote.retry') });
  await retry.click();
  await expectFallback(4);
  expect(loadCount).toBe(1);

  await page.clock.fastForward(60_000);
  const reloadEvent = page.waitForEvent('load');
  await retry.click();
  await reloadEvent;
  await expectFallback(8);
  faults.clearFaults();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: t('members.likes.title') })).toBeVisible();
  await expect.poll(() => loadCount).toBe(2);
});

test('platform 3: hovering over a link whose chunk is missing never reloads the page', async ({ page, faults, openAsMember, t }) => {
  await page.clock.install();
  const isSame = await openAsMember('/chats');
  faults.injectFault('missing', SEARCH_CHUNK);
  const failedResponse = page.waitForResponse((response) => SEARCH_CHUNK.test(response.url()) && response.status() === 404);
  await page.getByRole('link', { name: t('shell.nav.search') }).hover();
  await failedResponse;
  await page.clock.runFor(1_000);
  expect(await isSame()).toBe(true);
});
