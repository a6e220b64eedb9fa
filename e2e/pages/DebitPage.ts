import { expect, type Page } from '@playwright/test';
import type { Translate } from '../support/texts';

/** The SEPA form, and the mandate signed with a code. */
export class DebitPage {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  /** Fills in the form for a Dutch account; `phone` has no country prefix. */
  async fill(phone: string): Promise<void> {
    await this.getField('credits.debit.holder').fill('Mira de Vries');
    await this.getField('credits.debit.iban').pressSequentially('nl91abna0417164300');
    await expect(this.getField('credits.debit.iban')).toHaveValue('NL91 ABNA 0417 1643 00');
    await this.getField('credits.debit.street').fill('Keizersgracht');
    await this.getField('credits.debit.house').fill('1');
    await this.getField('credits.debit.postal').fill('1015 CJ');
    await this.getField('credits.debit.city').fill('Amsterdam');
    await this.getField('credits.debit.phone').fill(phone);
  }

  async continueToMandate(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('credits.debit.next') }).click();
    await expect(this.page.getByRole('heading', { name: this.t('credits.mandate.title') })).toBeVisible();
  }

  async sign(code: string): Promise<void> {
    await this.getField('credits.otp.label').fill(code);
    await this.page.getByRole('button', { name: this.t('credits.otp.sign') }).click();
    await expect(this.page.getByText(this.t('credits.debit.signed'))).toBeVisible();
  }

  private getField(id: string) {
    return this.page.getByRole('textbox', { name: this.t(id), exact: true });
  }
}
