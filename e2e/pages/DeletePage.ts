import { expect, type Page } from '@playwright/test';
import type { Translate } from '../support/texts';
import { tick } from './tick';

/** The page that deletes the account, in three steps: reason, alternatives, password. */
export class DeletePage {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  async deleteAccount(password: string, takeScreenshot: (name: string) => Promise<void>): Promise<void> {
    const { page, t } = this;
    await page.goto('/delete-account');
    await takeScreenshot('delete-reason');
    await tick(page.getByRole('radio', { name: t('auth.delete.found_someone') }));
    await page.getByRole('button', { name: t('auth.delete.next') }).click();
    await expect(page.getByRole('heading', { name: t('auth.delete.alternatives') })).toBeVisible();
    await takeScreenshot('delete-alternatives');
    await page.getByRole('button', { name: t('auth.delete.continue') }).click();
    await page.getByLabel(t('shared.password.label'), { exact: true }).fill(password);
    await takeScreenshot('delete-password');
    await page.getByRole('button', { name: t('auth.delete.submit') }).click();
    await page.waitForURL(/\/account-deleted$/);
    await expect(page.getByText(t('auth.deleted.heading'))).toBeVisible();
  }
}
