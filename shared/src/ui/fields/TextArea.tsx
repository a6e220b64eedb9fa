import { css } from '@emotion/react';
import { type ReactNode, type Ref, useId } from 'react';
import { Field } from './Field';
import { TextCounter } from './TextCounter';
import { controlStyle } from './controlStyle';
import { fieldAria } from './fieldAria';

interface TextAreaProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Maximum number of characters; shows a counter. Longer text can be entered, so that nothing pasted is lost. */
  max?: number | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
  className?: string | undefined;
}

/** Multi-line text that grows with its content. */
export function TextArea({ label, hideLabel, description, error, optional, max, rows = 4, onChange, className, ...area }: TextAreaProps) {
  const id = useId();
  const counter = max === undefined ? undefined : <TextCounter text={area.value} max={max} />;
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      optional={optional}
      aside={counter}
      className={className}
    >
      <textarea
        {...area}
        {...fieldAria(id, error, description)}
        rows={rows}
        onChange={(event) => onChange(event.target.value)}
        css={[controlStyle, sizeStyle]}
      />
    </Field>
  );
}

const sizeStyle = css({ resize: 'vertical', fieldSizing: 'content', minHeight: '3lh', maxHeight: '16lh' });
