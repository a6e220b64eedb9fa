import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';

/** One choice of a select, combo box or tag picker. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** Content at the end of the card, for example a price or a logo. */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
}
