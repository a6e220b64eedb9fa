import { MenuItem } from 'react-aria-components/Menu';
import { Icon } from '../icons/Icon';
import type { MenuEntry } from './MenuEntry';
import { menuStyles } from './menuStyles';

/** A line of the opened menu. */
export function MenuLine({ id, label, icon, tone = 'normal', selected = false, disabled = false, aside, lang, to, onAction }: MenuEntry) {
  const action = to === undefined ? { onAction } : { href: to };
  return (
    <MenuItem id={id} textValue={label} isDisabled={disabled} css={menuStyles.item} data-tone={tone} {...action}>
      {icon ? <Icon name={icon} /> : null}
      <span css={menuStyles.words} lang={lang}>
        {label}
      </span>
      {aside}
      {selected ? <Icon name="check" /> : null}
    </MenuItem>
  );
}
