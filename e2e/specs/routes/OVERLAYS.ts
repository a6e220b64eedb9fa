import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../support/signIn';
import { toAddress } from './places';
import type { Overlay, OverlayContext } from './Overlay';

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
}

const getDialog = (page: Page): Locator => page.getByRole('dialog');

/** Returns an `open` function that opens the page at `path`, presses Enter on a control, and waits for a dialog or menu. */
const createPressOpener =
  (path: string | ((context: OverlayContext) => string), getControl: (context: OverlayContext) => Locator): Overlay['open'] =>
  async (context) => {
    await openPage(context.page, typeof path === 'string' ? path : path(context));
    const opener = getControl(context);
    await opener.press('Enter');
    await expect(context.page.getByRole('dialog').or(context.page.getByRole('menu')).first()).toBeVisible();
    return opener;
  };

const createButtonLocator =
  (id: string) =>
  ({ page, t }: OverlayContext): Locator =>
    page.getByRole('button', { name: t(id), exact: true }).first();

const toProfilePath = ({ accountIds }: OverlayContext): string => toAddress('members-id', accountIds);

/** Withdraws an earlier like of the member with `memberId`, and fakes the reply to a new one so that it makes a match. */
async function fakeMatch({ page, accountIds, origin }: OverlayContext): Promise<void> {
  const headers = { 'x-client-request-type': 'client', origin };
  await page.request.delete(`${origin}/api/like.php`, { data: { profile_id: accountIds.memberId }, headers });
  await page.route('**/api/like.php', async (route) => {
    const reply = await page.request.get(`${origin}/api/search.php?min_age=18&max_age=99`, { headers });
    const { members } = (await reply.json()) as { members: { id: string }[] };
    await route.fulfill({ json: { match: true, profile: members.find(({ id }) => id === accountIds.memberId) } });
  });
}

/** Makes the api report zero credits, so that the member is offered the welcome discount. */
async function fakeNoCredits({ page }: OverlayContext): Promise<void> {
  await page.route('**/api/user.php', async (route) => {
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const body = (await response.json()) as { user: { credits: number } };
    return route.fulfill({ response, json: { ...body, user: { ...body.user, credits: 0 } } });
  });
}

export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'R-048 the warning for adults',
    role: 'visitor',
    open: async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem('skip-site-entry'));
      await openPage(page, '/pages/faq');
      await expect(getDialog(page)).toBeVisible();
      return null;
    },
    close: (context) => createButtonLocator('shell.entry.enter')(context).press('Enter'),
  },
  { name: 'R-046 the sign-up', role: 'visitor', open: createPressOpener(toProfilePath, createButtonLocator('members.action.like')) },
  {
    name: 'R-047 the sign-up that has begun',
    role: 'visitor',
    open: async (context) => {
      const opener = await createPressOpener(toProfilePath, createButtonLocator('members.action.like'))(context);
      await getDialog(context.page).getByRole('radio').first().press('Space');
      await expect(createButtonLocator('shell.signup.close')(context)).toBeVisible();
      return opener;
    },
    close: async (context) => {
      await createButtonLocator('shell.signup.close')(context).press('Enter');
      await context.page
        .getByRole('alertdialog')
        .getByRole('button', { name: context.t('shell.signup.stop'), exact: true })
        .press('Enter');
    },
  },
  {
    name: 'R-047 the question whether to stop signing up',
    role: 'visitor',
    open: async (context) => {
      await createPressOpener(toProfilePath, createButtonLocator('members.action.like'))(context);
      await getDialog(context.page).getByRole('radio').first().press('Space');
      const opener = createButtonLocator('shell.signup.close')(context);
      await opener.press('Enter');
      await expect(context.page.getByRole('alertdialog')).toBeVisible();
      return opener;
    },
  },
  {
    name: 'R-055 the reminder to confirm the address',
    role: 'visitor',
    isPhoneOnly: true,
    open: async ({ page, origin }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await signIn(page, origin, 'unconfirmed');
      await openPage(page, '/members?api_signup_complete=1');
      await expect(getDialog(page)).toBeVisible();
      return null;
    },
  },
  {
    name: 'R-052 the match',
    role: 'free',
    open: async (context) => {
      await fakeMatch(context);
      return createPressOpener(toProfilePath, createButtonLocator('members.action.like'))(context).then(() => null);
    },
  },
  {
    name: 'R-050 the like modal',
    role: 'free',
    open: async (context) => {
      await openPage(context.page, `${toProfilePath(context)}?t=0`);
      await expect(getDialog(context.page)).toBeVisible();
      return null;
    },
  },
  {
    name: 'R-065 the welcome discount',
    role: 'free',
    open: async (context) => {
      const { page, t } = context;
      await fakeNoCredits(context);
      await page.clock.install();
      await openPage(page, '/members');
      // The code of the modal loads when the page is idle.
      await page.waitForLoadState('networkidle');
      // The first poll fetches the credits; the modal is due 40 s later.
      await page.clock.runFor(6_000);
      await expect(page.getByRole('navigation', { name: t('shell.nav.label') }).locator('[data-tone="danger"]')).toBeVisible();
      await page.clock.runFor(40_000);
      await expect(getDialog(page)).toBeVisible();
      return null;
    },
  },
  {
    name: 'R-054 the icebreakers',
    role: 'free',
    open: createPressOpener(toProfilePath, createButtonLocator('members.action.icebreaker')),
  },
  {
    name: 'R-088 another e-mail address',
    role: 'premium',
    open: createPressOpener('/settings', createButtonLocator('shell.settings.change_email')),
  },
  {
    name: 'R-088 another password',
    role: 'premium',
    open: createPressOpener('/settings', createButtonLocator('shell.settings.change_password')),
  },
  { name: 'R-089 the data', role: 'premium', open: createPressOpener('/settings', createButtonLocator('shell.settings.data_order')) },
  {
    name: 'R-037 the account menu',
    role: 'premium',
    kind: 'menu',
    open: createPressOpener('/complaints', createButtonLocator('shell.account.label')),
  },
  {
    name: 'R-039 the language menu',
    role: 'visitor',
    kind: 'menu',
    open: createPressOpener('/complaints', createButtonLocator('shell.language.label')),
  },
];
