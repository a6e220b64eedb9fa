import { DAY_S } from '@rendezvous/shared/contract';
import { DeletePage } from '../../pages/DeletePage';
import { LoginPage } from '../../pages/LoginPage';
import { asClient } from '../../support/asClient';
import { inLanguages } from '../../support/inLanguages';
import { signUp } from '../../support/signUp';
import { expect, test } from '../../support/test';

const FOURTEEN_DAYS_S = 14 * DAY_S;
/** Time allowed for the erasure: its job runs every minute, and other accounts may be queued first. */
const ERASURE_TIMEOUT_MS = 75_000;

inLanguages((language) => {
  test('R-214 R-215 14 days after its deletion nothing is left of an account', async ({ page, t, look, baseURL }) => {
    test.setTimeout(240_000);
    const member = await signUp({ page, baseURL, language });
    const readOutbox = async () => (await page.request.get('/outbox')).text();
    expect(await readOutbox()).toContain(member.email);

    await test.step('the account was deleted 14 days ago', async () => {
      // Page and session use today's date; only the call that deletes the account uses the test clock.
      await page.route('**/api/account.php', (route) =>
        route.continue({ headers: { ...route.request().headers(), 'x-test-clock': String(-FOURTEEN_DAYS_S) } }),
      );
      await new DeletePage(page, t).deleteAccount(member.password, look);
    });

    await test.step('it is erased, with the mails to it', async () => {
      const credentials = { login: member.email, password: member.password };
      const readErrorCode = async () => (await (await asClient(page, baseURL).try('/api/user.php', credentials)).json()).error.code;
      await expect.poll(readErrorCode, { timeout: ERASURE_TIMEOUT_MS }).toBe('login_failed');
      await expect.poll(readOutbox, { timeout: ERASURE_TIMEOUT_MS }).not.toContain(member.email);
    });

    await test.step('the login treats its owner as unknown', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: t('shell.entry.enter') }).click();
      await new LoginPage(page, t).logIn(member.email, member.password);
      await expect(page.getByRole('alert').getByText(t('shared.errors.login_failed'))).toBeVisible();
      await look('unknown');
    });

    await test.step('address and name are free again', async () => {
      await signUp({ page, baseURL, language }, 'NL', member);
    });
  });
});
