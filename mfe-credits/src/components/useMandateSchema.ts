import { DIRECT_DEBIT_LENGTHS, type DirectDebitForm, directDebitProblems, phoneNumber } from '@rendezvous/shared/contract';
import { v } from '@rendezvous/shared/forms';
import { useIntl } from '@rendezvous/shared/intl';

const EMPTY_FORM: DirectDebitForm = { account_holder: '', iban: '', street: '', house_number: '', postal_code: '', city: '', phone: '' };

/** Returns the schema of a required field, with the rules of the contract; `message` is the error for an invalid value. */
const createFieldSchema = (name: keyof DirectDebitForm, country: string, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.check((value) => directDebitProblems({ ...EMPTY_FORM, [name]: value }, country)[name] === undefined, message),
  );

/** Validation schema of the SEPA form for a country. */
export function useMandateSchema(country: string) {
  const intl = useIntl();
  const createBoundedFieldSchema = (name: keyof typeof DIRECT_DEBIT_LENGTHS) => {
    const [min, max] = DIRECT_DEBIT_LENGTHS[name];
    const message = intl.formatMessage(
      {
        id: 'credits.debit.length',
        defaultMessage: 'Enter {min, number} to {max, plural, one {# character} other {# characters}}.',
        description: 'Under a field of the form for direct debit',
      },
      { min, max },
    );
    return createFieldSchema(name, country, message);
  };
  const postalCodeMessage = intl.formatMessage({
    id: 'credits.debit.postal.wrong',
    defaultMessage: 'Please check the postal code.',
    description: 'Under a field of the form for direct debit',
  });
  return v.pipe(
    v.object({
      account_holder: createBoundedFieldSchema('account_holder'),
      iban: createFieldSchema('iban', country, 'iban_invalid'),
      street: createBoundedFieldSchema('street'),
      house_number: createBoundedFieldSchema('house_number'),
      postal_code: createFieldSchema('postal_code', country, postalCodeMessage),
      city: createBoundedFieldSchema('city'),
      phone_country: v.string(),
      phone: v.pipe(v.string(), v.trim(), v.nonEmpty('required')),
    }),
    v.forward(
      v.partialCheck(
        [['phone_country'], ['phone']],
        (values) => phoneNumber(values.phone, values.phone_country) !== undefined,
        'phone_invalid',
      ),
      ['phone'],
    ),
  );
}
