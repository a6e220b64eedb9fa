import type { Page } from '@playwright/test';
import type { Translate } from '../support/texts';

/** The login page and the page for a forgotten password. */
export class LoginPage {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  /** Submits the form and waits for the server's response. */
  async logIn(login: string, password: string): Promise<void> {
    const { page, t } = this;
    const pendingResponse = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/user.php'));
    await page.getByRole('textbox', { name: t('auth.login.name') }).fill(login);
    await page.getByLabel(t('shared.password.label'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
    await pendingResponse;
  }

  async requestPasswordReset(email: string): Promise<void> {
    await this.page.goto('/reset-password');
    await this.page.getByLabel(this.t('shared.email.label')).fill(email);
    await this.page.getByRole('button', { name: this.t('auth.reset.submit') }).click();
    await this.page.getByText(this.t('auth.reset.sent')).waitFor();
  }
}
