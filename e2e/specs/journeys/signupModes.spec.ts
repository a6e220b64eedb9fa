import type { Page } from '@playwright/test';
import { SignupSteps } from '../../pages/SignupSteps';
import { createInvite } from '../../support/createInvite';
import { inLanguages } from '../../support/inLanguages';
import { createNewMember } from '../../support/createNewMember';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const skipLook = async (): Promise<void> => undefined;

interface SignupPlace {
  baseURL: string | undefined;
  language: string;
  t: Translate;
  /** First label of the demo domain. */
  host: 'closed' | 'partners' | 'invite';
  query?: string;
}

/** Opens the sign-up of another demo domain, which has its own rules. */
async function openSignup(page: Page, { baseURL = '', language, t, host, query = '' }: SignupPlace): Promise<void> {
  const origin = baseURL.replace('localhost', `${host}.localhost`);
  await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
  await page.goto(`${origin}/signup${query}`);
  await page.getByRole('button', { name: t('shell.entry.enter') }).click();
}

inLanguages((language) => {
  test('R-196 with sign-ups closed, every visitor sees a notice and can still log in', async ({ page, t, look, baseURL }) => {
    await openSignup(page, { baseURL, language, t, host: 'closed', query: '?network=spring' });
    await expect(page.getByText(t('shared.errors.signups_closed'))).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await look('closed');
    const loginLink = page.getByRole('main').getByRole('link', { name: t('auth.signup.closedLogin') });
    await loginLink.first().click();
    await page.waitForURL(/\/login$/);
  });

  test('R-196 with sign-ups limited to partner referrals, other visitors see a notice', async ({ page, t, look, baseURL }) => {
    await openSignup(page, { baseURL, language, t, host: 'partners' });
    await expect(page.getByText(t('shared.errors.traffic_source_needed'))).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await look('partners');
  });

  test('R-196 with sign-ups limited to partner referrals, a referred visitor can sign up', async ({ page, t, baseURL }) => {
    await openSignup(page, { baseURL, language, t, host: 'partners', query: '?network=spring' });
    await new SignupSteps(page, t).fill(createNewMember(), skipLook);
    await page.waitForURL(/\/signup-matches\?api_signup_complete=1/);
  });

  test('R-197 with invite-only sign-ups, only a valid code is accepted', async ({ page, t, look, outbox, baseURL }) => {
    const code = await createInvite({ page, baseURL, language, outbox });
    const steps = new SignupSteps(page, t);
    const field = page.getByRole('textbox', { name: t('auth.signup.invite') });
    await openSignup(page, { baseURL, language, t, host: 'invite' });
    await field.fill('NO-SUCH-CODE');
    await steps.fill(createNewMember(), skipLook);
    await expect(page.getByText(t('shared.errors.invite_invalid'))).toBeVisible();
    await look('invite-invalid');
    await field.fill(code);
    await steps.resubmit();
    await page.waitForURL(/\/signup-matches\?api_signup_complete=1/);
  });
});
