import { expect, test as base } from '../../support/test';
import type { AccountIds } from './places';
import { createRoleEntry, type Role, type RoleEntry } from './roles';
import { setTextSize } from './textSize';

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
      const createEntry = (role: Role): Promise<RoleEntry> => createRoleEntry(browser, origin, role);
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
