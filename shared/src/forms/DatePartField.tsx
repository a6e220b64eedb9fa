import { css } from '@emotion/react';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { controlStyle, token } from '@rendezvous/shared/ui';
import { type Ref, useId } from 'react';
import type { DatePart } from './getDatePartOrder';

interface DatePartFieldProps {
  part: DatePart;
  value: string;
  onChange: (value: string) => void;
  invalid: boolean;
  valid: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

const labels = defineMessages({
  day: { id: 'shared.dateOfBirth.day', defaultMessage: 'Day', description: 'Label of the field for the day of a date of birth' },
  month: {
    id: 'shared.dateOfBirth.month',
    defaultMessage: 'Month',
    description: 'Label of the field for the month of a date of birth, as a number',
  },
  year: { id: 'shared.dateOfBirth.year', defaultMessage: 'Year', description: 'Label of the field for the year of a date of birth' },
});

/** One of the three fields of a date; accepts digits only. */
export function DatePartField({ part, value, onChange, invalid, valid, ref }: DatePartFieldProps) {
  const id = useId();
  const length = part === 'year' ? 4 : 2;
  return (
    <div css={field} data-part={part}>
      <label htmlFor={id} css={label}>
        <FormattedMessage {...labels[part]} />
      </label>
      <input
        id={id}
        ref={ref}
        inputMode="numeric"
        autoComplete={`bday-${part}`}
        maxLength={length}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        aria-invalid={invalid || undefined}
        data-valid={valid}
        css={[controlStyle, digits]}
      />
    </div>
  );
}

const field = css({ flex: '1 1 0', minWidth: 0, maxWidth: '6rem', '&[data-part="year"]': { flexGrow: 1.5, maxWidth: '8rem' } });
const label = css({ display: 'block', fontSize: token.fontSizeXs, color: token.colorTextMuted, marginBlockEnd: token.space1 });
const digits = css({ fontVariantNumeric: 'tabular-nums' });
