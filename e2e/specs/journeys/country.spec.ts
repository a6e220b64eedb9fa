import type { Page } from '@playwright/test';
import { inLanguages } from '../../support/inLanguages';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const ZLOTY = /zł|PLN/;
const EURO = /€/;

const getPriceTable = (page: Page, t: Translate) => page.getByRole('table', { name: t('credits.pricing.packages') });

async function chooseCountry(page: Page, t: Translate, country: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.title.lang_config') })
    .click();
  await page.getByRole('combobox', { name: t('shell.lang_config.country') }).selectOption(country);
  await page.getByRole('button', { name: t('shell.lang_config.save') }).click();
}

inLanguages(() => {
  test('R-008 R-136 a visitor chooses another country, and sees its prices until they choose again', async ({
    page,
    browser,
    baseURL,
    language,
    t,
    look,
  }) => {
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await page.goto('/pricing?ref=a1');
    await expect(getPriceTable(page, t)).toContainText(EURO);
    await chooseCountry(page, t, 'PL');
    await expect(page).toHaveURL(/\/pricing\?ref=a1$/);
    await expect(getPriceTable(page, t)).toContainText(ZLOTY);
    await expect(page.getByText('Blik').first()).toBeVisible();
    await look('prices of the country');

    await test.step('the cookie keeps the choice: in the document, and on landers', async () => {
      expect((await page.context().cookies()).find(({ name }) => name === 'country')?.value).toBe('PL');
      await page.reload();
      await expect(getPriceTable(page, t)).toContainText(ZLOTY);
      expect(await (await page.request.get('/pricing')).text()).toContain('"geoip_selected_country":"PL"');
      const lander = await page.request.get('/api/lander.php?name=maplanding&locale=en');
      expect(await lander.json()).toMatchObject({ lander: { map: { country: 'PL' } } });
    });

    await test.step('nobody else is affected', async () => {
      const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
      await otherContext.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const otherPage = await otherContext.newPage();
      await otherPage.goto('/pricing');
      await expect(getPriceTable(otherPage, t)).toContainText(EURO);
      await otherContext.close();
    });

    await test.step('the cookie page lists it, and its footer leads to the country choice and back', async () => {
      await page.goto('/pages/cookies');
      await expect(page.getByRole('rowheader', { name: 'country', exact: true })).toBeVisible();
      await chooseCountry(page, t, 'DE');
      await expect(page).toHaveURL(/\/pages\/cookies$/);
      await page.goto('/pricing');
      await expect(getPriceTable(page, t)).toContainText(EURO);
    });
  });
});
