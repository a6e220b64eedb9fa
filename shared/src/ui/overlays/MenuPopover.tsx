import type { RefObject } from 'react';
import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from '@rendezvous/shared/router';
import type { MenuEntry } from './MenuEntry';
import { MenuLine } from './MenuLine';
import { menuStyles } from './menuStyles';

interface MenuPopoverProps {
  label: string;
  items: readonly MenuEntry[];
  placement: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The opened menu, in a chunk of its own: positions, arrow keys, type to find. */
export function MenuPopover({ label, items, placement, trigger, isOpen, onOpenChange }: MenuPopoverProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <Popover triggerRef={trigger} isOpen={isOpen} onOpenChange={onOpenChange} placement={placement} css={menuStyles.popover}>
        <Menu aria-label={label} autoFocus="first" onClose={() => onOpenChange(false)} css={menuStyles.menu}>
          {items.map((item) => (
            <MenuLine key={item.id} {...item} />
          ))}
        </Menu>
      </Popover>
    </RouterProvider>
  );
}
