import type { Locator, Page } from '@playwright/test';
import { signIn } from '../../support/signIn';
import { signUp } from '../../support/signUp';
import { expect, test } from '../../support/test';

const MEMBER_EMAIL = 'unconfirmed@rendezvous.example';
const PAGES = ['/members', '/likes', '/profile', '/credits', '/signup-matches'];

/** Returns by how many pixels the page overflows to the right, not counting space reserved for a scroll bar. */
const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

for (const language of ['en', 'de']) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('R-055 no member page scrolls sideways because of the reminder with their address', async ({ page, baseURL, t, look }) => {
      await signIn(page, baseURL ?? '', MEMBER_EMAIL);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: t('shell.activation.resend') })).toBeVisible();
        await look(path.slice(1));
        expect(await measureOverflow(page), path).toBe(0);
      }
      await page.goto('/settings');
      await expect(page.getByText(MEMBER_EMAIL).first()).toBeVisible();
      expect(await measureOverflow(page)).toBe(0);
    });

    test('R-368 the mail viewer does not scroll sideways either', async ({ page, outbox, baseURL }) => {
      const { email } = await signUp({ page, baseURL, language });
      await outbox.waitForLink('/activate', email);
      await page.goto('/outbox');
      await expect(page.getByText(`To ${email}`).first()).toBeVisible();
      expect(await measureOverflow(page)).toBe(0);
    });
  });
}

/** Finds the texts of a locator's elements that extend beyond the window; texts for screen readers only are not counted. */
const findCutTexts = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((elements) => {
    const leavesWindow = (text: Node): boolean => {
      if (text.parentElement?.computedStyleMap().get('clip-path')?.toString() === 'inset(50%)') return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth;
    };
    return elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const cutTexts: string[] = [];
      while (walker.nextNode()) if (leavesWindow(walker.currentNode)) cutTexts.push(walker.currentNode.textContent ?? '');
      return cutTexts;
    });
  });

test.describe('in de, on the narrowest phone @phone', () => {
  test.use({ language: 'de', viewport: { width: 320, height: 640 } });

  test('R-058 R-097 the last step of the sign-up, the bottom bar and the bonus banner fit', async ({ page, baseURL, t, look }) => {
    await signUp({ page, baseURL, language: 'de' });
    await page.goto('/complete-signup');
    await expect(page.getByRole('button', { name: t('auth.complete.photo') })).toBeVisible();
    await look('complete-signup');
    expect(await measureOverflow(page)).toBe(0);
    await page.goto('/members');
    const bonusBanner = page.getByRole('region', { name: t('shell.bonus.label') });
    await expect(bonusBanner).toBeVisible();
    await look('members');
    expect(await findCutTexts(page.getByRole('navigation', { name: t('shell.nav.label') }).getByRole('link'))).toEqual([]);
    const code = bonusBanner.locator('strong');
    expect(await code.evaluate((element) => element.getClientRects().length)).toBe(1);
    expect(await measureOverflow(page)).toBe(0);
  });
});

test.describe('in fi, with long words', () => {
  test.use({ language: 'fi' });

  test('R-038 the site name and the login link fit side by side', async ({ page, t }) => {
    await page.goto('/login');
    const bar = page.getByRole('banner');
    const loginLink = bar.getByRole('link', { name: t('shell.nav.login') });
    await expect(loginLink).toBeVisible();
    const name = bar.getByText('Rendezvous', { exact: true });
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const [left, right] = [await bar.getByRole('link').first().boundingBox(), await bar.getByRole('button').first().boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    // The link keeps a distance from the lower edge of the bar, even if the bar wraps to a second row.
    const distance = await loginLink.evaluate((link) => {
      const edges = [link.closest('header'), link].map((element) => element?.getBoundingClientRect().bottom ?? NaN);
      return (edges[0] ?? NaN) - (edges[1] ?? NaN);
    });
    expect(distance).toBeGreaterThanOrEqual(4);
    expect(await measureOverflow(page)).toBe(0);
  });
});
