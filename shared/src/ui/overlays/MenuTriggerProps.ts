import type { Ref } from 'react';

/** Props that Menu passes to its trigger. */
export interface MenuTriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress?: (() => void) | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
}
