import type { Cookie } from '@playwright/test';
import { signIn } from '../../support/signIn';
import { expect, test as base } from '../../support/test';
import { findAccountIds, type AccountIds } from './places';
import { setTextSize } from './textSize';

/** Kinds of users: `visitor` is signed out; `free` has just signed up, without payment or photo; `premium` has paid and has a photo. */
export const ROLES = ['visitor', 'free', 'premium'] as const;
export type Role = (typeof ROLES)[number];

const ACCOUNTS = { free: 'visitor.new', premium: 'premium' } as const;

interface RoleEntry {
  cookies: Cookie[];
  accountIds: AccountIds;
}

interface Fixtures {
  role: Role;
  accountIds: AccountIds;
  /** Text size chosen in the browser, in percent. */
  textPercent: number;
}

interface WorkerFixtures {
  /** Cookies and ids of each role, which is signed in once per worker because the api limits logins. */
  entries: Record<Role, RoleEntry>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  role: ['visitor', { option: true }],
  entries: [
    async ({ browser }, use) => {
      const origin = process.env['SITE_URL'] ?? '';
      const createEntry = async (role: Role): Promise<RoleEntry> => {
        const context = await browser.newContext();
        const page = await context.newPage();
        if (role !== 'visitor') await signIn(page, origin, ACCOUNTS[role]);
        const entry = { cookies: await context.cookies(), accountIds: await findAccountIds(page.request, origin) };
        await context.close();
        return entry;
      };
      await use({ visitor: await createEntry('visitor'), free: await createEntry('free'), premium: await createEntry('premium') });
    },
    { scope: 'worker' },
  ],
  textPercent: [100, { option: true }],
  page: async ({ page, textPercent }, use) => {
    if (textPercent !== 100) await setTextSize(page, textPercent);
    await use(page);
  },
  accountIds: async ({ entries, role }, use) => use(entries[role].accountIds),
  context: async ({ context, entries, role }, use) => {
    await context.addCookies(entries[role].cookies);
    await context.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await use(context);
  },
});

export { expect };
