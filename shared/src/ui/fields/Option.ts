import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';

/** A choice of a select, radio cards, combo box or tags. */
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
  /** At the end, for example a price or a logo. */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
}
