import { css } from '@emotion/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../feedback/Spinner';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { type ButtonSize, getButtonStyles, type ButtonVariant } from './getButtonStyles';

interface ButtonProps {
  children: ReactNode;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Name of the field that a form sends when this button submits it. */
  name?: string | undefined;
  /** Value of that field. */
  value?: string | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** True while an action is in progress: the button is announced as busy, keeps focus and ignores clicks. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** True for a button as wide as its container. */
  wide?: boolean | undefined;
  /** Id of the form to submit, when the button is outside it. */
  form?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-haspopup'?: 'menu' | 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
}

export function Button({
  children,
  onPress,
  variant = 'primary',
  size = 'm',
  type = 'button',
  icon,
  iconEnd,
  busy = false,
  wide,
  ...rest
}: ButtonProps) {
  const handlePress = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onPress?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={handlePress}
      css={getButtonStyles(variant, size)}
      data-wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy ? <Spinner size="s" css={spinnerStyle} /> : null}
      <span css={content} data-busy={busy}>
        {icon ? <Icon name={icon} /> : null}
        {children}
        {iconEnd ? <Icon name={iconEnd} /> : null}
      </span>
    </button>
  );
}

const content = css({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  '&[data-busy="true"]': { opacity: 0 },
});
const spinnerStyle = css({ position: 'absolute' });
