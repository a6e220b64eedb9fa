import type { Locator, Page } from '@playwright/test';
import type { Translate } from '../../support/texts';
import type { AccountIds } from './places';
import type { Role } from './roles';

/** What `open` and `close` need: the page, its texts, the ids for its paths, and the site's origin. */
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
  /** True if the overlay is only shown on phones. */
  isPhoneOnly?: true;
  /** How to close an overlay that Escape must not close; undefined if Escape closes it. */
  close?: (context: OverlayContext) => Promise<void>;
}

export const getSurface = (page: Page, { kind }: Overlay): Locator =>
  kind === 'menu' ? page.getByRole('menu') : page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
