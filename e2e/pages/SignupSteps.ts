import type { Page } from '@playwright/test';
import type { NewMember } from '../support/createNewMember';
import type { Translate } from '../support/texts';
import { tick } from './tick';

/** The five sign-up steps, wherever they are shown. */
export class SignupSteps {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  async fill(member: NewMember, takeScreenshot: (name: string) => Promise<void>): Promise<void> {
    const { page, t } = this;
    await tick(page.getByRole('radio', { name: t('shared.gender.male'), exact: true }));
    await tick(page.getByRole('radio', { name: t('shared.sexuality.hetero'), exact: true }));
    await takeScreenshot('signup-0');
    await this.goToNextStep();
    await page.getByLabel(t('shared.dateOfBirth.day'), { exact: true }).fill('14');
    await page.getByLabel(t('shared.dateOfBirth.month'), { exact: true }).fill('6');
    await page.getByLabel(t('shared.dateOfBirth.year'), { exact: true }).fill('1990');
    await takeScreenshot('signup-1');
    await this.goToNextStep();
    await page.getByLabel(t('auth.signup.city')).fill('Utrecht');
    await takeScreenshot('signup-2');
    await this.goToNextStep();
    await page.getByLabel(t('auth.signup.name')).fill(member.name);
    await page.getByLabel(t('shared.email.label')).fill(member.email);
    await takeScreenshot('signup-3');
    await this.goToNextStep();
    await page.getByLabel(t('shared.password.label'), { exact: true }).fill(member.password);
    for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await tick(box);
    await takeScreenshot('signup-4');
    await page.getByRole('button', { name: t('auth.signup.create') }).click();
  }

  /** Submits the form again after a rejection that led back to the first step; all fields are still filled in. */
  async resubmit(): Promise<void> {
    for (let step = 0; step < 4; step += 1) await this.goToNextStep();
    await this.page.getByRole('button', { name: this.t('auth.signup.create') }).click();
  }

  private async goToNextStep(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('auth.signup.continue'), exact: true }).click();
  }
}
