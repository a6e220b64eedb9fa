import type { Page } from '@playwright/test';
import type { Translate } from '../../support/texts';
import type { Layout } from './ROUTE_TABLE';
import type { Role } from './roles';
import { expect } from './routeTest';

/** Number of links in the footer: nine from R-043, the safety centre, the withdrawal, and one for language and country. */
const FOOTER_LINK_COUNT = 12;

/** Expects the main sections and the account menu for a member, the login link for a visitor, and no back button. */
async function expectNavigation(page: Page, t: Translate, role: Role): Promise<void> {
  const banner = page.getByRole('banner');
  const sections = page.getByRole('navigation', { name: t('shell.nav.label') }).getByRole('link');
  await expect(page.locator('html')).toHaveClass(role === 'visitor' ? /\blogged-out\b/ : /^((?!logged-out).)*$/);
  await expect(banner.getByRole('link', { name: t('shell.nav.login'), exact: true })).toHaveCount(role === 'visitor' ? 1 : 0);
  await expect(banner.getByRole('button', { name: t('shell.account.label') })).toHaveCount(role === 'visitor' ? 0 : 1);
  const lastTarget = role === 'premium' ? '/credits' : '/premium';
  const targets = role === 'visitor' ? [] : ['/members', '/chats', '/likes', lastTarget];
  await expect(sections).toHaveCount(targets.length);
  for (const [index, target] of targets.entries()) await expect(sections.nth(index)).toHaveAttribute('href', target);
  await expect(banner.getByRole('button', { name: t('shell.nav.back') })).toHaveCount(0);
}

async function expectFooter(page: Page, t: Translate, { isShown, isAmerican }: { isShown: boolean; isAmerican: boolean }): Promise<void> {
  await expect(page.getByRole('navigation', { name: t('shell.footer.label') }).getByRole('link')).toHaveCount(
    isShown ? FOOTER_LINK_COUNT : 0,
  );
  await expect(page.getByText(/is for adults aged 18 and over and is run by/)).toHaveCount(isShown ? 1 : 0);
  await expect(page.getByText(/18 U\.S\.C\. 2257/)).toHaveCount(isAmerican ? 1 : 0);
}

/** Checks that the header, navigation and footer around a screen match its layout. */
export async function expectFrame(page: Page, t: Translate, layout: Layout, role: Role): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner).toHaveCount(layout === 'Empty' ? 0 : 1);
  if (layout === 'Default' || layout === 'Chat') await expectNavigation(page, t, role);
  if (layout === 'Lander') await expect(banner.getByRole('link')).toHaveCount(1);
  const hasFooter = layout === 'Default' || layout === 'Lander';
  await expectFooter(page, t, { isShown: hasFooter, isAmerican: layout === 'Default' });
}
