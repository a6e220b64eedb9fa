import type { KeyboardEvent, RefObject } from 'react';
import { useLayoutEffect } from 'react';
import type { MenuEntry } from './MenuEntry';
import { MenuLine } from './MenuLine';
import { menuStyles } from './menuStyles';
import { nextMenuLine } from './nextMenuLine';
import type { Placement } from './popupPosition';
import { popupStyle } from './popupStyle';
import { usePopup } from './usePopup';

interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
  placement: Placement;
  anchor: RefObject<HTMLElement | null>;
  /** Closes it, leaving focus where it is. */
  onClose: () => void;
  /** Closes it and returns focus. */
  onLeave: () => void;
}

/** The open menu: arrows, Home, End and letters move, Enter activates, Escape and Tab close. */
export function MenuList({ label, items, placement, anchor, onClose, onLeave }: MenuListProps) {
  const list = usePopup<HTMLDivElement>({ anchor, placement, onClose });
  const lines = (): HTMLElement[] => Array.from(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [list]);

  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') onLeave();
    const current = lines().findIndex((line) => line === document.activeElement);
    const next = nextMenuLine(event.key, current, items);
    if (next === null) return;
    event.preventDefault();
    lines()[next]?.focus();
  };

  return (
    <div role="menu" aria-label={label} popover="manual" ref={list} onKeyDown={onKeyDown} css={[popupStyle, menuStyles.menu]}>
      {items.map((item) => (
        <MenuLine key={item.id} {...item} onLeave={onLeave} />
      ))}
    </div>
  );
}
