import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import type { MenuEntry } from './MenuEntry';
import { MenuItem } from './MenuItem';
import { menuStyles } from './menuStyles';
import type { Placement } from './calculatePopupPosition';
import { popupStyle } from './popupStyle';
import { usePopup } from './usePopup';

type LabelledItem = Pick<MenuEntry, 'label'>;

/** Returns the index of the first item after `currentIndex`, wrapping around, whose label starts with the letter; null when there is none. */
function findIndexByLetter(letter: string, currentIndex: number, items: readonly LabelledItem[]): number | null {
  const indexes = items.map((_, offset) => (currentIndex + 1 + offset) % items.length);
  return indexes.find((index) => items[index]?.label.toLowerCase().startsWith(letter.toLowerCase())) ?? null;
}

/** Returns the index of the item to which a key moves focus; null if it moves none. */
export function getNextItemIndex(key: string, currentIndex: number, items: readonly LabelledItem[]): number | null {
  if (key === 'ArrowDown') return (currentIndex + 1) % items.length;
  if (key === 'ArrowUp') return (currentIndex - 1 + items.length) % items.length;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  return key.length === 1 && key !== ' ' ? findIndexByLetter(key, currentIndex, items) : null;
}

interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
  placement: Placement;
  anchor: RefObject<HTMLElement | null>;
  /** Closes the menu and leaves focus where it is. */
  onClose: () => void;
  /** Closes the menu and returns focus to its button. */
  onLeave: () => void;
}

/** The open menu: arrows, Home, End and letters move focus, Enter activates an item, Escape and Tab close the menu. */
export function MenuList({ label, items, placement, anchor, onClose, onLeave }: MenuListProps) {
  const list = usePopup<HTMLDivElement>({ anchor, placement, onClose });
  const getItemElements = (): HTMLElement[] => Array.from(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [list]);

  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'Tab' || event.key === 'Escape') onLeave();
    const currentIndex = getItemElements().findIndex((element) => element === document.activeElement);
    const nextIndex = getNextItemIndex(event.key, currentIndex, items);
    if (nextIndex === null) return;
    event.preventDefault();
    getItemElements()[nextIndex]?.focus();
  };

  return (
    <div role="menu" aria-label={label} popover="manual" ref={list} onKeyDown={onKeyDown} css={[popupStyle, menuStyles.menu]}>
      {items.map((item) => (
        <MenuItem key={item.id} {...item} onLeave={onLeave} />
      ))}
    </div>
  );
}
