import type { Page } from '@playwright/test';
import { signIn } from '../../support/signIn';
import { inEnglish } from '../../support/inLanguages';
import { expect, test as base } from '../../support/test';

const NEUTRAL_URL = 'https://www.wikipedia.org/';
/** Maximum time in ms from the press to the start of the neutral page. */
const MAX_EXIT_MS = 300;

/** An exit from the site to the neutral page. */
interface Exit {
  referer: string | undefined;
  /** Time from the press to the start of the page, in ms. */
  ms: number;
}

interface Fixtures {
  /** Calls `press`, which leaves the site, and waits for the neutral page. */
  leave: (press: () => Promise<void>) => Promise<Exit>;
}

/** Test function without the checks of the `watch` fixture, which forbids requests to other sites: only these journeys leave the site. */
const test = base.extend<Fixtures>({
  watch: async ({}, use) => use(),
  leave: async ({ page, context }, use) => {
    let pressedAt = 0;
    await context.exposeFunction('reportPress', (at: number) => (pressedAt = at));
    await context.addInitScript(() => {
      const report = (): void => Reflect.get(window, 'reportPress')(performance.timeOrigin + performance.now());
      for (const type of ['click', 'keydown']) addEventListener(type, report, true);
    });
    await use(async (press) => {
      const pendingRequest = page.waitForRequest(NEUTRAL_URL);
      await press();
      const referer = (await pendingRequest).headers()['referer'];
      await expect(page).toHaveURL(NEUTRAL_URL);
      return { referer, ms: (await page.evaluate(() => performance.timeOrigin)) - pressedAt };
    });
  },
});

/** Presses a key twice in a row at human speed, however slow the machine is. */
async function pressTwice(page: Page, key: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1_000;
  const events = [
    { type: 'rawKeyDown', after: 0 },
    { type: 'keyUp', after: 0.05 },
    { type: 'rawKeyDown', after: 0.2 },
    { type: 'keyUp', after: 0.25 },
  ] as const;
  await Promise.all(
    events.map(({ type, after }) =>
      session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 27, timestamp: now + after }),
    ),
  );
  await session.detach();
}

/** Goes back through `count` pages of the site; expects each to show the neutral page, never the site's title, and to make no api call. */
async function expectNothingBehind(page: Page, count: number): Promise<void> {
  const titles: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.exposeFunction('reportTitle', (title: string) => void titles.push(title));
  await page.addInitScript(() =>
    new MutationObserver(() => document.title && Reflect.get(window, 'reportTitle')(document.title)).observe(document, {
      childList: true,
      subtree: true,
    }),
  );
  for (let step = 0; step < count; step += 1) {
    const pendingRequest = page.waitForRequest(NEUTRAL_URL);
    await page.evaluate(() => history.back());
    expect((await pendingRequest).headers()['referer']).toBeUndefined();
    await expect(page.getByRole('heading', { name: 'Neutral' })).toBeVisible();
    await expect(page).toHaveURL(NEUTRAL_URL);
  }
  expect(titles.filter((title) => title !== 'Neutral')).toEqual([]);
  expect(calls).toEqual([]);
}

inEnglish(() => {
  test.describe('the quick exit', () => {
    test.beforeEach(async ({ context }) => {
      await context.route(`${NEUTRAL_URL}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Neutral</title><h1>Neutral</h1>' }),
      );
    });

    test('R-095 a visitor leaves a lander with the link; Back shows nothing of the site, which opens again on purpose', async ({
      page,
      leave,
      t,
    }) => {
      await page.goto('/login');
      await page.goto('/landers/alonetonight');
      await page.getByRole('button', { name: t('shell.entry.enter') }).click();
      await page.getByRole('button', { name: t('shell.entry.enter') }).waitFor({ state: 'detached' });
      const { referer, ms } = await leave(() =>
        page.getByRole('link', { name: t('shell.exit').replace(/ ?<hint>.*<\/hint>/, '') }).click(),
      );
      expect(referer).toBeUndefined();
      expect(ms).toBeLessThan(MAX_EXIT_MS);
      await expectNothingBehind(page, 1);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await page.goto('/pages/faq');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('R-095 a visitor leaves from a dialog', async ({ page, leave, t }) => {
      await page.goto('/landers/alonetonight');
      await page.getByRole('button', { name: t('shell.entry.enter') }).waitFor();
      await leave(() => page.locator('[data-quick-exit]').click());
    });

    test('R-095 a member leaves the site from an open menu by pressing Escape twice; Back shows nothing of it', async ({
      page,
      leave,
      baseURL,
      t,
    }) => {
      await signIn(page, baseURL ?? '', 'free@rendezvous.example');
      await page.goto('/pages/faq');
      await page.goto('/members');
      await page
        .getByRole('link', { name: t('shell.nav.likes') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/likes/);
      await page.getByRole('button', { name: t('shell.account.label') }).click();
      const { referer, ms } = await leave(() => pressTwice(page, 'Escape'));
      expect(referer).toBeUndefined();
      expect(ms).toBeLessThan(MAX_EXIT_MS);
      await expectNothingBehind(page, 2);
    });
  });
});
