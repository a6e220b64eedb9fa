import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DebitPage } from '../../pages/DebitPage';
import { tick } from '../../pages/tick';
import { inLanguages, inEnglish } from '../../support/inLanguages';
import { signUp } from '../../support/signUp';
import { expect, test } from '../../support/test';
import { toPattern, type Translate } from '../../support/texts';

const skipEntryWarning = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
};

/** Ticks the consent and presses the pay button. */
async function pay(page: Page, t: Translate): Promise<void> {
  await tick(page.getByRole('checkbox', { name: t('credits.consent') }));
  await page.getByRole('button', { name: toPattern(t('credits.pay')) }).click();
}

inLanguages((language) => {
  test('R-330 R-331 R-332 R-334 R-335 a mandate is set up in its form, used for an order and revoked in the settings', async ({
    page,
    t,
    look,
    outbox,
    baseURL,
  }) => {
    const phone = `6${randomInt(10_000_000, 100_000_000)}`;
    const debit = new DebitPage(page, t);
    await skipEntryWarning(page);
    await signUp({ page, baseURL, language });

    await test.step('chooses direct debit at checkout', async () => {
      await page.goto('/credits/1/sepa');
      await page.getByRole('link', { name: t('credits.debit.set_up') }).click();
      await page.waitForURL(/\/directdebit\?package=1$/);
    });

    await test.step('fills in the form and signs with the code from the text message', async () => {
      await debit.fill(`0${phone}`);
      await look('debit-form');
      await debit.continueToMandate();
      await look('mandate');
      await debit.sign(await outbox.waitForCode(`+31${phone}`));
      await look('signed');
    });

    await test.step('orders with the mandate', async () => {
      await page.getByRole('link', { name: t('credits.continue') }).click();
      await expect(page.getByText(toPattern(t('credits.debit.from')))).toBeVisible();
      await look('debit-checkout');
      await pay(page, t);
      await page.waitForURL(/\/transactions\/\w+$/);
      await expect(page.getByText(t('credits.state.pending'))).toBeVisible();
      await look('debit-pending');
    });

    await test.step('finds the mandate in the settings and revokes it', async () => {
      await page.goto('/settings');
      const mandate = page.getByText(`${t('credits.method.sepa')} NL •••• 4300`);
      await expect(mandate).toBeVisible();
      await mandate.locator('xpath=ancestor::li').getByRole('button').click();
      await look('revoke');
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(mandate).toHaveCount(0);
      await expect(page.getByText(t('credits.methods.none'))).toBeVisible();
    });
  });
});

inEnglish(() => {
  test('R-305 R-317 R-339 R-045 a saved card is used to reorder, every tab updates, and the menu leads to withdrawal from the contract', async ({
    page,
    t,
    look,
    baseURL,
  }) => {
    await skipEntryWarning(page);
    await signUp({ page, baseURL, language: 'en' });
    const otherTab = await page.context().newPage();
    await skipEntryWarning(otherTab);
    const getBalance = (credits: number) => otherTab.getByText(`You have ${credits} credits`);

    await test.step('buys by card and saves the card', async () => {
      await otherTab.goto('/credits');
      await expect(otherTab.getByText(/^You have \d+ credits?/)).toBeVisible();
      await page.goto('/credits/1/creditcard');
      await tick(page.getByRole('checkbox', { name: t('credits.method.keep') }));
      await pay(page, t);
      await page.waitForURL(/\/sandbox\//);
      await page.locator('button[value=pay]').click();
      await expect(page.getByText(t('credits.state.premium'))).toBeVisible();
    });

    const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: { credits: number } };
    await test.step('the other tab shows the new balance well before its next poll', async () => {
      await expect(getBalance(user.credits)).toBeVisible();
    });

    await test.step('repeats the order with a single confirmation', async () => {
      await page.goto('/credits');
      await page.getByRole('link', { name: t('credits.repeat.title') }).click();
      await look('repeat-order');
      await pay(page, t);
      await page.waitForURL(/\/transactions\/\w+$/);
      await expect(getBalance(user.credits + 10)).toBeVisible();
      await look('ordered-again');
    });

    await test.step('withdraws from the order through the account menu', async () => {
      await page.goto('/members');
      await page.getByRole('button', { name: t('shell.account.label'), exact: true }).click();
      await page.getByRole('menuitem', { name: t('shell.footer.withdraw') }).click();
      await page.waitForURL(/\/transactions$/);
      await look('transactions');
      await page.getByRole('link', { name: '10 credits' }).first().click();
      await page.getByRole('button', { name: t('credits.withdraw.open') }).click();
      await look('withdraw');
      await page.getByRole('button', { name: t('credits.withdraw.confirm') }).click();
      await expect(getBalance(user.credits)).toBeVisible();
    });
  });
});

test('R-340 a member who has stopped buying cannot order and sees until when @phone', async ({ page, t, look, baseURL }) => {
  await skipEntryWarning(page);
  await signUp({ page, baseURL, language: 'en' });
  await page.goto('/credits');
  await page.getByRole('link', { name: t('credits.spending.title') }).click();
  await page.waitForURL(/\/settings#spending$/);
  await expect(page.getByRole('heading', { name: t('credits.spending.title') })).toBeInViewport();
  await look('spending');
  await page.getByRole('button', { name: 'For 7 days' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('credits.spending.stop') })
    .click();
  await expect(page.getByText(toPattern(t('credits.spending.stopped')))).toBeVisible();
  await page.goto('/credits/1');
  await pay(page, t);
  await expect(page.getByText(/You have reached the spending limit you set/)).toBeVisible();
});
