import { expect, type Page } from '@playwright/test';
import { toPattern, type Translate } from '../support/texts';

export class ChatPage {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  get composer() {
    return this.page.getByRole('textbox', { name: this.t('chat.composer.label') });
  }

  /** Types and sends a message, which appears at once. */
  async send(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.submitMessage();
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
    await expect(this.composer).toHaveValue('');
  }

  async submitMessage(): Promise<void> {
    await this.page.getByRole('button', { name: toPattern(this.t('chat.composer.send')) }).click();
  }
}
