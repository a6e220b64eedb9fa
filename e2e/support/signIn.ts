import { expect, type Page } from '@playwright/test';

const PASSWORD = 'Rendezvous-2026';

/** Signs a demo account in through the api, as the login form does. */
export async function signIn(page: Page, origin: string, login: string): Promise<void> {
  const reply = await page.request.post(`${origin}/api/user.php`, {
    data: { login, password: PASSWORD },
    headers: { 'x-client-request-type': 'client', origin },
  });
  expect(reply.ok()).toBe(true);
}
