import type { ReactNode } from 'react';
import type { IconName } from '../icons/IconName';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** At the end, for example a price or a logo. */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
}
