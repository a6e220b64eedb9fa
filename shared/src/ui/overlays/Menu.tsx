import type { KeyboardEvent, ReactElement } from 'react';
import { cloneElement, useRef, useState } from 'react';
import type { MenuEntry } from './MenuEntry';
import type { MenuPopover as MenuPopoverType } from './MenuPopover';
import type { MenuTriggerProps } from './MenuTriggerProps';

interface MenuProps {
  /** Names the menu. */
  label: string;
  /** An IconButton or Button; it gets its press, state and ref from the menu. */
  trigger: ReactElement<MenuTriggerProps>;
  items: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

const load = () => import(/* webpackChunkName: "ui-menu" */ './MenuPopover');

/** A menu under a button; its code loads when the button is reached. */
export function Menu({ label, trigger, items, placement = 'bottom end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Popover, setPopover] = useState<typeof MenuPopoverType | null>(null);

  // A failed load leaves the menu closed; the next press tries again.
  const prepare = (): Promise<void> =>
    load().then(
      ({ MenuPopover }) => setPopover(() => MenuPopover),
      () => undefined,
    );
  const open = (): void => {
    setOpen(!isOpen);
    if (Popover === null) void prepare();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    open();
  };

  const opener = cloneElement(trigger, { ref: button, onPress: open, 'aria-haspopup': 'menu', 'aria-expanded': isOpen });
  return (
    <>
      <span onPointerEnter={() => void prepare()} onFocus={() => void prepare()} onKeyDown={onKeyDown}>
        {opener}
      </span>
      {Popover ? (
        <Popover label={label} items={items} placement={placement} trigger={button} isOpen={isOpen} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}
