import { cloneElement, type KeyboardEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import type { MenuEntry } from './MenuEntry';
import { MenuList } from './MenuList';
import type { Placement } from './calculatePopupPosition';

/** Props that Menu passes to its trigger. */
interface MenuTriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress?: (() => void) | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
}

interface MenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** An IconButton or Button; the menu adds its press handler, state and ref. */
  trigger: ReactElement<MenuTriggerProps>;
  items: readonly MenuEntry[];
  placement?: Placement | undefined;
}

/** A button that opens a menu. */
export function Menu({ label, trigger, items, placement = 'bottom end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const closeAndRefocus = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setOpen(true);
  };
  const triggerButton = cloneElement(trigger, {
    ref: button,
    onPress: () => setOpen(!isOpen),
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
  });
  return (
    <span onKeyDown={onKeyDown}>
      {triggerButton}
      {isOpen ? (
        <MenuList label={label} items={items} placement={placement} anchor={button} onClose={close} onLeave={closeAndRefocus} />
      ) : null}
    </span>
  );
}
