import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { token } from '../theme/token';

interface LinkButtonProps {
  onPress: () => void;
  children: ReactNode;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** A button that looks like a link, for an action inside a sentence. */
export function LinkButton({ onPress, children, ...rest }: LinkButtonProps) {
  return (
    <button {...rest} type="button" onClick={onPress} css={link}>
      {children}
    </button>
  );
}

const link = css({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  color: token.colorPrimaryText,
  fontWeight: token.weightMedium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  textAlign: 'inherit',
  cursor: 'pointer',
  borderRadius: token.space1,
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});
