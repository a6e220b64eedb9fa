import { expect, type Page } from '@playwright/test';
import { toPattern, type Translate } from '../support/texts';
import { tick } from './tick';

/** The package and payment pages, and the payment sandbox. */
export class CheckoutPage {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  /** Expects the package of 50 credits to be preselected, and continues to the payment. */
  async continueWithPreselectedPackage(): Promise<void> {
    await expect(this.page.getByRole('radio', { name: /^50 / })).toBeChecked();
    await this.page.getByRole('link', { name: this.t('credits.continue') }).click();
  }

  async payWithIdeal(takeScreenshot: (name: string) => Promise<void>): Promise<void> {
    await tick(this.page.getByRole('radio', { name: 'iDEAL' }));
    await tick(this.page.getByRole('checkbox'));
    await takeScreenshot('checkout');
    await this.page.getByRole('button', { name: toPattern(this.t('credits.pay')) }).click();
    await this.page.waitForURL(/\/sandbox\//);
    await takeScreenshot('sandbox');
    await this.page.locator('button[value=pay]').click();
  }
}
