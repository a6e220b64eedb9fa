import { defineMessages, describeCode, isErrorCode, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';

const texts: Record<'required' | 'too_long' | 'dob_required', MessageDescriptor> = defineMessages({
  required: { id: 'shared.form.required', defaultMessage: 'This is still empty.', description: 'Under a field that was left empty' },
  too_long: {
    id: 'shared.form.tooLong',
    defaultMessage: 'This text is too long.',
    description: 'Under a field with more characters than allowed',
  },
  dob_required: {
    id: 'shared.form.dateOfBirth',
    defaultMessage: 'Please fill in day, month and year.',
    description: 'Under a date of birth that is empty or incomplete',
  },
});

const isTextKey = (message: string): message is keyof typeof texts => message in texts;

/** Returns a function that translates a field's message: a key of `texts`, an error code of the contract, or a literal text. */
export function useFieldErrorText(): (message: string | undefined) => string | undefined {
  const intl = useIntl();
  return (message) => {
    if (message === undefined || message === '') return undefined;
    if (isTextKey(message)) return intl.formatMessage(texts[message]);
    return isErrorCode(message) ? describeCode(intl, message) : message;
  };
}
