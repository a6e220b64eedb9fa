import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asClient } from '../../support/asClient';
import { signUp } from '../../support/signUp';
import { expect, test } from './routeTest';

/** Buys ten credits through the sandbox, as the page does. */
async function buy(page: Page, origin: string): Promise<void> {
  const order = { package_id: 1, method: 'ideal', client_id: randomUUID(), terms_version: '1', consent_start: true };
  const reply = await asClient(page, origin).try('/api/payment.php', order);
  const { redirect_url: paymentUrl } = (await reply.json()) as { redirect_url: string };
  await page.request.post(paymentUrl, { form: { action: 'pay' }, headers: { origin } });
}

const NEVER_BOUGHT = 'who never bought anything';

for (const member of [NEVER_BOUGHT, 'within refund time'])
  test(`R-045 for a member ${member} the account menu ${member === NEVER_BOUGHT ? 'has no' : 'has the'} entry for withdrawing from a contract`, async ({
    page,
    t,
    baseURL,
  }) => {
    await signUp({ page, baseURL, language: 'en' });
    if (member !== NEVER_BOUGHT) await buy(page, baseURL ?? '');
    await page.goto('/credits');
    await page.getByRole('button', { name: t('shell.account.label'), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: t('shell.account.settings') })).toBeVisible();
    const item = page.getByRole('menuitem', { name: t('shell.footer.withdraw') });
    await expect(item).toHaveCount(member === NEVER_BOUGHT ? 0 : 1);
    if (member === NEVER_BOUGHT) return;
    await item.click();
    await expect(page).toHaveURL('/transactions');
    await expect(page.getByRole('listitem').filter({ hasText: t('credits.status.completed') })).toBeVisible();
  });
