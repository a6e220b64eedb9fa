import { css } from '@emotion/react';
import { type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { Field } from './Field';
import { controlStyle } from './controlStyle';
import { fieldAria } from './fieldAria';

interface TextFieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | undefined;
  name?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined;
  spellCheck?: boolean | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  description?: ReactNode | undefined;
  /** The error and how to correct it. */
  error?: ReactNode | undefined;
  /** Shows the valid state; to be set only after blur. */
  valid?: boolean | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** Content inside the field at its end, for example a button. */
  end?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

export function TextField({
  label,
  hideLabel,
  description,
  error,
  optional,
  valid,
  end,
  onChange,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const id = useId();
  const validIcon = valid === true && !error ? <Icon name="check" css={tick} /> : null;
  return (
    <Field id={id} label={label} hideLabel={hideLabel} description={description} error={error} optional={optional} className={className}>
      <span css={box}>
        <input
          {...input}
          {...fieldAria(id, error, description)}
          type={type}
          onChange={(event) => onChange(event.target.value)}
          css={[controlStyle, control]}
          data-valid={validIcon !== null}
          data-end={end !== undefined}
        />
        <span css={endSlot}>
          {validIcon}
          {end}
        </span>
      </span>
    </Field>
  );
}

const box = css({ position: 'relative', display: 'block' });
const control = css({ '&[data-valid="true"]': { paddingInlineEnd: '2.5rem' }, '&[data-end="true"]': { paddingInlineEnd: '3.25rem' } });
const endSlot = css({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, display: 'flex', alignItems: 'center' });
const tick = css({ color: token.colorSuccess, marginInlineEnd: token.space3 });
