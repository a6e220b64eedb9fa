import { css } from '@emotion/react';
import { type ReactNode, type Ref, useId } from 'react';
import { token } from '../theme/token';
import { FieldMessages } from './FieldMessages';
import { fieldAria } from './fieldAria';

interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

export function Checkbox({ children, description, error, onChange, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div css={field} className={className}>
      <label css={row}>
        <input
          {...input}
          {...fieldAria(id, error, description)}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
          css={box}
        />
        <span>{children}</span>
      </label>
      <div css={messages}>
        <FieldMessages id={id} description={description} error={error} />
      </div>
    </div>
  );
}

const field = css({ display: 'grid' });
const row = css({ display: 'flex', alignItems: 'flex-start', gap: token.space3, paddingBlock: token.space2, cursor: 'pointer' });
const messages = css({ paddingInlineStart: `calc(1.5rem + ${token.space3})` });
const box = css({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  background: token.colorSurface,
  border: `1.5px solid ${token.colorBorderStrong}`,
  borderRadius: token.space2,
  cursor: 'inherit',
  transition: `background ${token.motionFast}, border-color ${token.motionFast}`,
  '&::after': {
    content: '""',
    width: '0.4rem',
    height: '0.75rem',
    marginBlockStart: '-0.2rem',
    border: `solid ${token.colorOnPrimary}`,
    borderWidth: '0 2.5px 2.5px 0',
    rotate: '45deg',
    opacity: 0,
  },
  '&:checked': { background: token.colorPrimary, borderColor: token.colorPrimary, '&::after': { opacity: 1 } },
  '&[aria-invalid="true"]': { borderColor: token.colorDanger, boxShadow: `0 0 0 1px ${token.colorDanger}` },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
