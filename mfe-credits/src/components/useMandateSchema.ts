import { DIRECT_DEBIT_LENGTHS, type DirectDebitForm, directDebitProblems, phoneNumber } from '@rendezvous/shared/contract';
import { v } from '@rendezvous/shared/forms';
import { useIntl } from '@rendezvous/shared/intl';

const EMPTY: DirectDebitForm = { account_holder: '', iban: '', street: '', house_number: '', postal_code: '', city: '', phone: '' };

/** Schema of a required field that the contract validates; `message` is the error of an invalid value. */
const field = (name: keyof DirectDebitForm, country: string, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.check((value) => directDebitProblems({ ...EMPTY, [name]: value }, country)[name] === undefined, message),
  );

/** Validation schema of the SEPA form for a country. */
export function useMandateSchema(country: string) {
  const intl = useIntl();
  const boundedField = (name: keyof typeof DIRECT_DEBIT_LENGTHS) => {
    const [min, max] = DIRECT_DEBIT_LENGTHS[name];
    const message = intl.formatMessage(
      {
        id: 'credits.debit.length',
        defaultMessage: 'Enter {min, number} to {max, number} characters.',
        description: 'Under a field of the form for direct debit',
      },
      { min, max },
    );
    return field(name, country, message);
  };
  const postalCodeMessage = intl.formatMessage({
    id: 'credits.debit.postal.wrong',
    defaultMessage: 'Please check the postal code.',
    description: 'Under a field of the form for direct debit',
  });
  return v.pipe(
    v.object({
      account_holder: boundedField('account_holder'),
      iban: field('iban', country, 'iban_invalid'),
      street: boundedField('street'),
      house_number: boundedField('house_number'),
      postal_code: field('postal_code', country, postalCodeMessage),
      city: boundedField('city'),
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
