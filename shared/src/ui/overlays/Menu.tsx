import { cloneElement, type KeyboardEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import type { MenuEntry } from './MenuEntry';
import { MenuList } from './MenuList';
import type { Placement } from './popupPosition';

/** Props that Menu passes to its trigger. */
interface MenuTriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress?: (() => void) | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
}

interface MenuProps {
  /** Names the menu. */
  label: string;
  /** An IconButton or Button; it gets its handler, state and ref from the menu. */
  trigger: ReactElement<MenuTriggerProps>;
  items: readonly MenuEntry[];
  placement?: Placement | undefined;
}

/** A menu under a button. */
export function Menu({ label, trigger, items, placement = 'bottom end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const leave = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setOpen(true);
  };
  const opener = cloneElement(trigger, {
    ref: button,
    onPress: () => setOpen(!isOpen),
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
  });
  return (
    <span onKeyDown={onKeyDown}>
      {opener}
      {isOpen ? <MenuList label={label} items={items} placement={placement} anchor={button} onClose={close} onLeave={leave} /> : null}
    </span>
  );
}
