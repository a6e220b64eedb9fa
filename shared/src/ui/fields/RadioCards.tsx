import { css } from '@emotion/react';
import { type ReactNode, type Ref, useId } from 'react';
import { token } from '../theme/token';
import { FieldMessages } from './FieldMessages';
import { RadioCard } from './RadioCard';
import type { RadioOption } from './Option';
import { fieldAria } from './fieldAria';

interface RadioCardsProps<Value extends string> {
  /** The question, which becomes the legend of the group. */
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** `grid` places the cards side by side where they fit, `list` stacks them. */
  layout?: 'grid' | 'list' | undefined;
  description?: ReactNode | undefined;
  error?: ReactNode | undefined;
  disabled?: boolean | undefined;
  /** Ref of the first option, which receives focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A choice of one among a few options, each shown as a card that is easy to tap. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, onChange, onBlur, layout = 'grid', description, error, disabled = false, ref, className } = props;
  const id = useId();
  return (
    <fieldset {...fieldAria(id, error, description)} onBlur={onBlur} disabled={disabled} className={className}>
      <legend css={legend}>{label}</legend>
      <div css={cards} data-layout={layout}>
        {options.map((option, index) => (
          <RadioCard
            key={option.value}
            ref={index === 0 ? ref : undefined}
            {...option}
            name={props.name ?? id}
            checked={option.value === value}
            invalid={Boolean(error)}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldMessages id={id} description={description} error={error} />
    </fieldset>
  );
}

const legend = css({ padding: 0, marginBlockEnd: token.space2, fontWeight: token.weightMedium, fontSize: token.fontSizeS });
const cards = css({
  display: 'grid',
  gap: token.space2,
  marginBlockEnd: token.space1,
  '&[data-layout="grid"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))' },
});
