import { expect, type Locator, type Page } from '@playwright/test';
import { toPattern, type Translate } from '../support/texts';
import { tick } from './tick';

export class SearchPage {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  /** Searches for women in a region of the Netherlands, 21 to 75 years old, without fictional profiles. */
  async search(region: string): Promise<void> {
    const form = await this.openForm();
    await form.getByLabel(this.t('members.search.gender')).selectOption('female');
    await form.getByLabel(this.t('members.search.country')).selectOption('NL');
    await form.locator('select').nth(2).selectOption(region);
    await form.getByRole('textbox', { name: this.t('members.search.min_age') }).fill('21');
    await form.getByRole('textbox', { name: this.t('members.search.max_age') }).fill('75');
    await tick(form.getByRole('switch', { name: toPattern(this.t('members.search.hide_fictional')) }));
    await form.getByRole('button', { name: this.t('members.search.submit') }).click();
    await expect(this.page).toHaveURL(/countryregion=/);
    await expect(this.page).toHaveURL(/hide_fictional=true/);
  }

  async openFirstResult(): Promise<void> {
    await this.page.locator('main').getByRole('listitem').getByRole('link').first().click();
  }

  private async openForm(): Promise<Locator> {
    const filtersButton = this.page.getByRole('button', { name: this.t('members.search.filters') });
    await this.page.getByRole('heading', { level: 1, name: this.t('members.search.title') }).waitFor();
    if (await filtersButton.isVisible()) await filtersButton.click();
    return this.page.getByRole('search', { name: this.t('members.search.form') }).filter({ visible: true });
  }
}
