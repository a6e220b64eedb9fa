import { expect, test } from '../../support/test';

const CASES = [
  { language: 'en', host: 'localhost', isShown: true, title: 'in English it is there' },
  { language: 'de', host: 'localhost', isShown: false, title: 'in German it is not' },
  { language: 'en', host: 'closed.localhost', isShown: false, title: 'a domain can switch it off' },
] as const;

for (const { language, host, isShown, title } of CASES)
  test.describe(() => {
    test.use({ language });
    test(`R-027 the footer for the United States: ${title}`, async ({ page, context, t, baseURL }) => {
      await context.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
      const address = (baseURL ?? '').replace('localhost', host);
      await context.addCookies([{ name: 'language', value: language, url: address }]);
      await page.goto(`${address}/pages/faq`);
      await expect(page.getByRole('navigation', { name: t('shell.footer.label') })).toBeVisible();
      await expect(page.getByText(/18 U\.S\.C\. 2257/)).toHaveCount(isShown ? 1 : 0);
    });
  });

test('R-027 R-103 the footer for the United States appears and disappears with the language, without a page load', async ({ page, t }) => {
  await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
  await page.goto('/pages/faq');
  const statement = page.getByText(/18 U\.S\.C\. 2257/);
  await expect(statement).toBeVisible();
  await page.getByRole('button', { name: t('shell.language.label') }).click();
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(statement).toHaveCount(0);
});
