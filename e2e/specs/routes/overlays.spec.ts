import type { Page } from '@playwright/test';
import type { Texts } from '../../support/texts';
import { LOOKS } from './LOOKS';
import { addressOf, type Places } from './places';
import { expect, type Role, test } from './routeTest';
import { untilRunning } from './untilRunning';
import { violations } from './violations';

interface Overlay {
  name: string;
  role: Role;
  /** Opens it and says what is open then. */
  open: (page: Page, t: Texts, places: Places) => Promise<void>;
}

async function goto(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilRunning(page);
}

const OVERLAYS: Overlay[] = [
  {
    name: 'R-048 the warning for adults',
    role: 'visitor',
    open: async (page, t) => {
      await page.addInitScript(() => localStorage.removeItem('skip-site-entry'));
      await goto(page, '/pages/faq');
      await expect(page.getByRole('dialog', { name: t('shell.entry.title') })).toBeVisible();
    },
  },
  {
    name: 'R-050 the like modal',
    role: 'free',
    open: async (page, _, places) => {
      await goto(page, `${addressOf('members-id', places)}?t=0`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'R-037 the account menu',
    role: 'premium',
    open: async (page, t) => {
      await goto(page, '/complaints');
      await page.getByRole('button', { name: t('shell.account.label') }).press('Enter');
      await expect(page.getByRole('menuitem')).toHaveCount(3);
    },
  },
  {
    name: 'R-039 the language menu',
    role: 'visitor',
    open: async (page, t) => {
      await goto(page, '/complaints');
      await page.getByRole('button', { name: t('shell.language.label') }).press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'R-065 the welcome discount',
    role: 'free',
    open: async (page, t) => {
      await page.route('**/api/user.php', async (route) => {
        const response = await route.fetch();
        if (response.status() !== 200) return route.fulfill({ response });
        const body = (await response.json()) as { user: { credits: number } };
        return route.fulfill({ response, json: { ...body, user: { ...body.user, credits: 0 } } });
      });
      await page.clock.install();
      await goto(page, '/members');
      // The first poll brings the credits, 40 s later the modal is due.
      await page.clock.runFor(6_000);
      await expect(page.getByRole('navigation', { name: t('shell.nav.label') }).locator('[data-tone="danger"]')).toBeVisible();
      await page.clock.runFor(40_000);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

for (const look of LOOKS)
  test.describe(`${look.language}, ${look.colorScheme}, ${look.viewport.width} px`, () => {
    test.use(look);

    for (const { name, role, open } of OVERLAYS)
      test.describe(() => {
        test.use({ role });
        test(`R-097 ${name} keeps WCAG 2.2 AA`, async ({ page, places, t }) => {
          await open(page, t, places);
          expect(await violations(page)).toEqual([]);
        });
      });
  });
