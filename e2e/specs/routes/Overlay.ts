import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../../support/texts';
import type { AccountIds } from './places';
import type { Role } from './routeTest';

/** The page on which an overlay is opened, with its texts, ids for addresses, and the origin of the site. */
export interface OverlayContext {
  page: Page;
  t: Translate;
  accountIds: AccountIds;
  origin: string;
}

export interface Overlay {
  name: string;
  role: Role;
  /** Opens the overlay without a mouse and waits for it; returns the control that regains focus when the overlay closes, or null if none does. */
  open: (context: OverlayContext) => Promise<Locator | null>;
  kind?: 'menu';
  /** Only shown on smartphones. */
  isPhoneOnly?: true;
  /** Closes an overlay that Escape must not close. */
  close?: (context: OverlayContext) => Promise<void>;
}

export const getSurface = (page: Page, { kind }: Overlay): Locator =>
  kind === 'menu' ? page.getByRole('menu') : page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
