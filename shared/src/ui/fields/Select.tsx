import { css } from '@emotion/react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { Field } from './Field';
import type { Option } from './Option';
import { controlStyle } from './controlStyle';
import { fieldAria } from './fieldAria';

interface SelectProps<Value extends string> {
  label: ReactNode;
  options: readonly Option<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  /** Text of the empty option; without it, that option exists only while nothing is chosen. */
  placeholder?: string | undefined;
  name?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
  className?: string | undefined;
}

/** A native select: the easiest one to use on a phone, and usable before scripts have loaded. */
export function Select<Value extends string>({
  label,
  hideLabel,
  options,
  onChange,
  placeholder,
  description,
  error,
  optional,
  className,
  ...select
}: SelectProps<Value>) {
  const id = useId();
  const hasEmptyChoice = options.some(({ value }) => value === '');
  const choose = (newValue: string): void => {
    const option = options.find(({ value }) => value === newValue);
    if (option) onChange(option.value);
  };
  return (
    <Field id={id} label={label} hideLabel={hideLabel} description={description} error={error} optional={optional} className={className}>
      <span css={box}>
        <select
          {...select}
          {...fieldAria(id, error, description)}
          onChange={(event) => choose(event.target.value)}
          css={[controlStyle, control]}
        >
          {hasEmptyChoice || (placeholder === undefined && select.value !== '') ? null : (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" css={arrow} />
      </span>
    </Field>
  );
}

const box = css({ position: 'relative', display: 'block' });
const control = css({ appearance: 'none', paddingInlineEnd: '2.5rem', textOverflow: 'ellipsis', cursor: 'pointer' });
const arrow = css({
  position: 'absolute',
  insetInlineEnd: token.space3,
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: token.colorTextMuted,
});
