import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import type { MenuEntry } from './MenuEntry';
import { MenuLine } from './MenuLine';
import { menuStyles } from './menuStyles';
import type { Placement } from './popupPosition';
import { popupStyle } from './popupStyle';
import { usePopup } from './usePopup';

type Line = Pick<MenuEntry, 'label'>;

/** First item after `current`, wrapping around, whose label starts with the letter. */
function byLetter(letter: string, current: number, lines: readonly Line[]): number | null {
  const order = lines.map((_, step) => (current + 1 + step) % lines.length);
  return order.find((index) => lines[index]?.label.toLowerCase().startsWith(letter.toLowerCase())) ?? null;
}

/** Item a key leads to, or null for a key that does not move. */
export function nextMenuLine(key: string, current: number, lines: readonly Line[]): number | null {
  if (key === 'ArrowDown') return (current + 1) % lines.length;
  if (key === 'ArrowUp') return (current - 1 + lines.length) % lines.length;
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  return key.length === 1 && key !== ' ' ? byLetter(key, current, lines) : null;
}

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
