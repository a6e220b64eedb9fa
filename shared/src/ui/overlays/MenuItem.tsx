import { Link } from '@rendezvous/shared/router';
import { Icon } from '../icons/Icon';
import type { MenuEntry } from './MenuEntry';
import { menuStyles } from './menuStyles';

type MenuItemProps = MenuEntry & { onLeave: () => void };

/** An item of the open menu: a real link, or a button; a disabled link is a button without effect. */
export function MenuItem({ label, icon, tone = 'normal', selected, disabled = false, aside, lang, to, onAction, onLeave }: MenuItemProps) {
  const itemProps = {
    role: 'menuitem',
    tabIndex: -1,
    css: menuStyles.item,
    'data-tone': tone,
    'aria-current': selected,
    'aria-disabled': disabled || undefined,
  };
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span css={menuStyles.words} lang={lang}>
        {label}
      </span>
      {aside}
      {selected ? <Icon name="check" /> : null}
    </>
  );
  if (to !== undefined && !disabled) {
    return (
      <Link {...itemProps} to={to} onClick={onLeave}>
        {content}
      </Link>
    );
  }
  const activate = (): void => {
    if (disabled) return;
    onLeave();
    onAction?.();
  };
  return (
    <button {...itemProps} type="button" onClick={activate}>
      {content}
    </button>
  );
}
