import { css } from '@emotion/react';
import { type ReactNode, type Ref, useId } from 'react';
import { token } from '../theme/token';
import { FieldMessages } from './FieldMessages';
import { fieldAria } from './fieldAria';

interface SwitchProps {
  children: ReactNode;
  checked: boolean;
  /** Called each time the switch is toggled; the change takes effect at once, without submitting a form. */
  onChange: (checked: boolean) => void;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

export function Switch({ children, description, error, onChange, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={className}>
      <label css={row}>
        <span>{children}</span>
        <input
          {...input}
          {...fieldAria(id, error, description)}
          type="checkbox"
          role="switch"
          onChange={(event) => onChange(event.target.checked)}
          css={track}
        />
      </label>
      <FieldMessages id={id} description={description} error={error} />
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space4,
  minHeight: token.sizeTarget,
  cursor: 'pointer',
});
const track = css({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '3rem',
  height: '1.75rem',
  margin: 0,
  borderRadius: token.radiusRound,
  background: token.colorBorderStrong,
  cursor: 'inherit',
  transition: `background ${token.motionFast}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '0.1875rem',
    insetInlineStart: '0.1875rem',
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: '50%',
    background: token.colorOnPrimary,
    boxShadow: token.shadow1,
    transition: `translate ${token.motionFast} ${token.motionEase}`,
  },
  '&:checked': { background: token.colorPrimary, '&::after': { translate: '1.25rem 0' } },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto', width: 'auto', height: 'auto', '&::after': { display: 'none' } },
});
