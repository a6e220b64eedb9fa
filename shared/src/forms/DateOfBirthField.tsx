import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { fieldAria, FieldMessages, token } from '@rendezvous/shared/ui';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { DatePartField } from './DatePartField';
import { type DatePart, getDatePartOrder } from './getDatePartOrder';
import { InvalidDateDialog } from './InvalidDateDialog';
import { useField } from './useField';

type DateParts = Record<DatePart, string>;

/** Splits YYYY-MM-DD into day, month and year, empty where a part is missing (`1990--`); anything else gives three empty parts. */
export function toDateParts(date: string): DateParts {
  const [year = '', month = '', day = ''] = /^\d{4}-(\d{2})?-(\d{2})?$/.test(date) ? date.split('-') : [];
  return { day, month, year };
}

/** Joins day, month and year into YYYY-MM-DD, or '' until all are filled in; does not check that the date exists. */
export const fromDateParts = ({ day, month, year }: DateParts): string =>
  day !== '' && month !== '' && year.length === 4 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';

interface DateOfBirthFieldProps {
  name?: string | undefined;
  label?: ReactNode | undefined;
  description?: ReactNode | undefined;
}

/** Fields for day, month and year in the order of the language; the value is YYYY-MM-DD, '' until complete. */
export function DateOfBirthField({ name = 'date_of_birth', label = <Label />, description }: DateOfBirthFieldProps) {
  const id = useId();
  const intl = useIntl();
  const field = useField<string>(name, label);
  const [parts, setParts] = useState(() => toDateParts(field.value));

  const changePart = (part: DatePart, text: string): void => {
    const nextParts = { ...parts, [part]: text };
    setParts(nextParts);
    if (fromDateParts(nextParts) !== field.value) field.onChange(fromDateParts(nextParts));
  };
  const handleBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
  };

  return (
    <fieldset {...fieldAria(id, field.error, description)} onBlur={handleBlur}>
      <legend css={legend}>{label}</legend>
      <div css={partRow}>
        {getDatePartOrder(intl.locale).map((part, index) => (
          <DatePartField
            key={part}
            part={part}
            value={parts[part]}
            onChange={(text) => changePart(part, text)}
            invalid={field.error !== undefined}
            valid={field.valid}
            ref={index === 0 ? field.ref : undefined}
          />
        ))}
      </div>
      <FieldMessages id={id} description={description} error={field.error} />
      <InvalidDateDialog name={name} date={fromDateParts(parts)} invalid={field.error !== undefined} />
    </fieldset>
  );
}

const Label = () => (
  <FormattedMessage
    id="shared.dateOfBirth.label"
    defaultMessage="Date of birth"
    description="Label of the three fields day, month and year"
  />
);

const legend = css({ padding: 0, marginBlockEnd: token.space1, fontWeight: token.weightMedium, fontSize: token.fontSizeS });
const partRow = css({ display: 'flex', gap: token.space2, marginBlockEnd: token.space1 });
