import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../../support/texts';
import type { Places } from './places';
import type { Role } from './routeTest';

/** A page on which an overlay is to be opened. */
export interface Stage {
  page: Page;
  t: Texts;
  places: Places;
  origin: string;
}

export interface Overlay {
  name: string;
  role: Role;
  /** Opens it with keys alone and waits for it; answers the control that has the focus again once it is closed. */
  open: (stage: Stage) => Promise<Locator | null>;
  kind?: 'menu';
  /** Comes on smartphones alone. */
  onlyPhone?: true;
  /** How it is closed where Escape must not. */
  leave?: (stage: Stage) => Promise<void>;
}

export const surfaceOf = (page: Page, { kind }: Overlay): Locator =>
  kind === 'menu' ? page.getByRole('menu') : page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
