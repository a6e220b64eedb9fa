import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../../support/texts';
import type { Places } from './places';
import type { Role } from './routeTest';

/** A page on which an overlay is opened. */
export interface Stage {
  page: Page;
  t: Texts;
  places: Places;
  origin: string;
}

export interface Overlay {
  name: string;
  role: Role;
  /** Opens the overlay by keyboard alone and waits for it; returns the control that is focused again after closing, or null if there is none. */
  open: (stage: Stage) => Promise<Locator | null>;
  kind?: 'menu';
  /** Only shown on smartphones. */
  onlyPhone?: true;
  /** Closes the overlay where Escape must not. */
  leave?: (stage: Stage) => Promise<void>;
}

export const surfaceOf = (page: Page, { kind }: Overlay): Locator =>
  kind === 'menu' ? page.getByRole('menu') : page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
