import type { BrowserContext, Locator, Page } from '@playwright/test';
import { createTranslator } from '../../support/texts';
import { expect, test } from '../../support/test';
import { untilRunning } from '../../support/untilRunning';
import { BEGUN_LANDERS, type BegunLander, type ShownMember, type Visit } from './BEGUN_LANDERS';

const CLIENT_HEADERS = { 'x-client-request-type': 'client' };
/** Matches the files of mfe-auth, which provides the sign-up. */
const SIGNUP_FILES = /\/r\/mfe-auth\//;

/** Finds a member whom landers show to visitors; throws if there is none. */
async function findShownMember(page: Page): Promise<ShownMember> {
  const reply = await page.request.get('/api/lander.php?name=collagelanding&locale=en', { headers: CLIENT_HEADERS });
  const [member] = ((await reply.json()) as { lander: { members: ShownMember[] } }).lander.members;
  if (!member) throw new Error('Nobody shows themselves to visitors.');
  return member;
}

/** A lander, and the visit in which an event happens on it. */
interface TestCase extends Visit {
  lander: BegunLander;
  path: string;
  context: BrowserContext;
}

/** Opens the lander of a test case in a browser that has passed the entry warning; does not wait for files that a test holds back. */
async function openLander({ page, path }: TestCase): Promise<void> {
  await page.goto('/pages/faq');
  await page.evaluate(() => localStorage.setItem('skip-site-entry', '1'));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilRunning(page);
}

async function beginOnLander(testCase: TestCase): Promise<void> {
  await openLander(testCase);
  await testCase.lander.begin(testCase);
}

/** The first field of the sign-up's first step. */
const getFirstField = ({ page, t }: Visit): Locator => page.getByRole('radio', { name: t('shared.gender.female'), exact: true });

/** Holds back the files of the sign-up; returns a function that releases them. */
async function holdSignup(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const pendingRelease = new Promise<void>((resolve) => (release = resolve));
  await page.route(SIGNUP_FILES, async (route) => {
    await pendingRelease;
    await route.continue();
  });
  return release;
}

/** Events by name; each function causes the event on a lander and checks the lander afterwards. */
const EVENTS: Readonly<Record<string, (testCase: TestCase) => Promise<void>>> = {
  async reload(testCase) {
    await beginOnLander(testCase);
    await testCase.page.reload();
    await testCase.lander.expectKept(testCase);
  },

  async Back(testCase) {
    await beginOnLander(testCase);
    await testCase.lander.expectKeptAfterBack(testCase);
    expect(new URL(testCase.page.url()).pathname).toBe(testCase.path);
  },

  async 'language change'(testCase) {
    const { page, path, lander } = testCase;
    await beginOnLander(testCase);
    await page.goto(`/lang-config?redirect=${path}`);
    await page.getByRole('button', { name: 'Nederlands', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await untilRunning(page);
    await lander.expectKept({ page, t: createTranslator('nl') });
  },

  async 'entry warning'(testCase) {
    const { page, t, lander } = testCase;
    await beginOnLander(testCase);
    await page.evaluate(() => localStorage.removeItem('skip-site-entry'));
    await page.reload();
    await page.getByRole('button', { name: t('shell.entry.enter') }).click();
    await lander.expectKept(testCase);
  },

  async 'second tab'(testCase) {
    const { page, context, path, lander } = testCase;
    await beginOnLander(testCase);
    const otherTab = await context.newPage();
    await otherTab.goto(path);
    const storedValues = await otherTab.evaluate(() => ['lander-choices', 'signup-form'].map((key) => sessionStorage.getItem(key)));
    expect(storedValues).toEqual([null, null]);
    await otherTab.close();
    await page.reload();
    await lander.expectKept(testCase);
  },

  async 'mfe-auth late'(testCase) {
    const { page, t, lander } = testCase;
    const release = await holdSignup(page);
    await openLander(testCase);
    if (!lander.isInSteps) await lander.begin(testCase);
    await lander.start(testCase);
    await expect(getFirstField(testCase)).toHaveCount(0);
    release();
    // A slow browser may only get here after the loader gave up, which the lander says, with a button to try again.
    const retryButton = page.getByRole('button', { name: t('landers.unavailable.retry') });
    await expect(getFirstField(testCase).or(retryButton)).toBeVisible();
    if (await retryButton.isVisible()) await retryButton.click();
    await expect(getFirstField(testCase)).toBeVisible();
    if (lander.isInSteps) await lander.begin(testCase);
    await page.reload();
    await expect(getFirstField(testCase)).toBeVisible();
    if (lander.isInSteps) await lander.expectKept(testCase);
  },

  async 'mfe-auth gone'(testCase) {
    const { page, t, path, lander } = testCase;
    await page.route(SIGNUP_FILES, (route) => route.abort());
    await openLander(testCase);
    if (!lander.isInSteps) await lander.begin(testCase);
    await lander.start(testCase);
    await expect(page.getByRole('heading', { name: t('landers.unavailable.title') })).toBeVisible();
    await expect(page.getByText(t('landers.unavailable.text'))).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`${path}$`) })).toHaveAttribute('href', path);
    await expect(page.getByRole('link', { name: t('shell.nav.login'), exact: true }).first()).toBeVisible();
    await page.unroute(SIGNUP_FILES);
    await page.getByRole('button', { name: t('landers.unavailable.retry') }).click();
    await expect(getFirstField(testCase)).toBeVisible();
  },
};

/** Cases that `npm test` runs: each event once, on landers that keep different things. */
const SAMPLED_CASES = [
  'collagelanding reload',
  'landing2 Back',
  'iconslanding language change',
  'tinderswipe entry warning',
  'landing3 second tab',
  'maplanding mfe-auth late',
  'gallery mfe-auth gone',
];

// A test cannot delay or abort the requests of a service worker.
test.use({ serviceWorkers: 'block' });

for (const lander of BEGUN_LANDERS)
  for (const [event, runEvent] of Object.entries(EVENTS)) {
    const tag = ['@phone', ...(SAMPLED_CASES.includes(`${lander.name} ${event}`) ? [] : ['@full'])];
    test(`R-347 ${lander.name}: what was begun is not lost by ${event}`, { tag }, async ({ page, context, t }) => {
      await runEvent({ page, context, t, lander, path: lander.getPath(await findShownMember(page)) });
    });
  }

test(
  'R-354 R-347 a chosen member reaches the sign-up after a reload, and can be dropped after Back',
  { tag: ['@phone'] },
  async ({ page, context, t }) => {
    const lander = BEGUN_LANDERS.find(({ name }) => name === 'collagelanding');
    if (!lander) throw new Error('There is no lander collagelanding.');
    const testCase = { page, context, t, lander, path: '/landers/collagelanding' };
    await beginOnLander(testCase);
    await page.reload();
    await page.goBack();
    const dropButton = page.getByRole('button', { name: new RegExp(`^${t('landers.chosen.drop', { name: '.+' })}$`) });
    await dropButton.click();
    await expect(dropButton).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: t('landers.start'), exact: true }).click();
    await expect(getFirstField(testCase)).toBeVisible();
    await expect(dropButton).toHaveCount(0);
  },
);
