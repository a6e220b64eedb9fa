import type { ReactNode, Ref } from 'react';
import { Link } from '@rendezvous/shared/router';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { type ButtonSize, getButtonStyles, type ButtonVariant } from './getButtonStyles';

interface ButtonLinkProps {
  /** Path within the site, from `pathTo`. */
  to: string;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  wide?: boolean | undefined;
  replace?: boolean | undefined;
  onPress?: (() => void) | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  children,
  variant = 'primary',
  size = 'm',
  icon,
  iconEnd,
  wide,
  replace = false,
  onPress,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} to={to} replace={replace} onClick={onPress} css={getButtonStyles(variant, size)} data-wide={wide}>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </Link>
  );
}
