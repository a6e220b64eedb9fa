import { css } from '@emotion/react';
import { fieldAria, FieldMessages, type Option, token } from '@rendezvous/shared/ui';
import { type ReactNode, useId } from 'react';
import { tagStyle } from './tagStyle';

interface TagOption<Value extends string> extends Option<Value> {
  icon?: ReactNode | undefined;
}

interface TagPickerProps<Value extends string> {
  label: ReactNode;
  options: readonly TagOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Maximum number of chosen tags; once it is reached, the others are disabled. */
  max?: number | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  className?: string | undefined;
}

/** Multiple choice of tags, each of which is a toggle button. */
export function TagPicker<Value extends string>({
  label,
  options,
  value,
  onChange,
  max = Infinity,
  description,
  error,
  className,
}: TagPickerProps<Value>) {
  const id = useId();
  const isFull = value.length >= max;
  const toggle = (tag: Value): void => onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag]);
  return (
    <fieldset {...fieldAria(id, error, description)} className={className}>
      <legend css={legend}>{label}</legend>
      <div css={tags}>
        {options.map((option) => {
          const isChosen = value.includes(option.value);
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={isChosen}
              disabled={option.disabled === true || (isFull && !isChosen)}
              onClick={() => toggle(option.value)}
              css={[tagStyle, button]}
            >
              {option.icon}
              {option.label}
            </button>
          );
        })}
      </div>
      <FieldMessages id={id} description={description} error={error} />
    </fieldset>
  );
}

const legend = css({ padding: 0, marginBlockEnd: token.space2, fontWeight: token.weightMedium, fontSize: token.fontSizeS });
const tags = css({ display: 'flex', flexWrap: 'wrap', gap: token.space2, marginBlockEnd: token.space1 });
const button = css({
  minHeight: token.sizeTarget,
  paddingInline: token.space4,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover:enabled': { borderColor: token.colorPrimary } },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&[aria-pressed="true"]': { background: token.colorPrimary, color: token.colorOnPrimary, borderColor: token.colorPrimary },
});
