import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { type ButtonSize, getButtonStyles, type ButtonVariant } from './getButtonStyles';

interface IconButtonProps {
  icon: IconName;
  /** The action in words, for assistive technology and as a tooltip. */
  label: string;
  onPress?: (() => void) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | undefined;
  /** State of a toggle, for example liked or not. */
  pressed?: boolean | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A badge at the corner, for example a count. */
  badge?: ReactNode | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-controls'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

export function IconButton({
  icon,
  label,
  onPress,
  variant = 'quiet',
  size = 'm',
  type = 'button',
  pressed,
  busy = false,
  badge,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? undefined : onPress}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      css={[getButtonStyles(variant, size), squareStyle, sizes[size], variant === 'quiet' ? inheritedColor : null]}
    >
      {busy ? <Spinner size="s" /> : <Icon name={icon} size="1.375em" />}
      {badge === undefined ? null : <span css={badgeCorner}>{badge}</span>}
    </button>
  );
}

const squareStyle = css({ padding: 0, flexShrink: 0 });
const sizes: Record<ButtonSize, SerializedStyles> = {
  s: css({ width: '2.25rem' }),
  m: css({ width: token.sizeTarget }),
  l: css({ width: '3.25rem' }),
};
const inheritedColor = css({ color: 'inherit' });
const badgeCorner = css({ position: 'absolute', top: -2, insetInlineEnd: -2, display: 'flex' });
