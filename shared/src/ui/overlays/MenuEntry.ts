import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';

interface MenuEntryBase {
  id: string;
  label: string;
  icon?: IconName | undefined;
  tone?: 'normal' | 'danger' | undefined;
  /** Marks the current choice, for example the language. */
  selected?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Content at the end, for example a counter. */
  aside?: ReactNode | undefined;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
}

/** An item of a menu: it either links to a path of the site or performs an action. */
export type MenuEntry = MenuEntryBase & ({ to: string; onAction?: undefined } | { to?: undefined; onAction: () => void });
