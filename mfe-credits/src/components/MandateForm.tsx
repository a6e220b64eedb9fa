import { css } from '@emotion/react';
import { phoneNumber } from '@rendezvous/shared/contract';
import { Form, FormTextField, SubmitButton, useForm } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';
import { useCreditsStore } from '../stores/CreditsStore';
import { useDirectDebitStore } from '../stores/DirectDebitStore';
import { IbanField } from './IbanField';
import { PhoneField } from './PhoneField';
import { useMandateSchema } from './useMandateSchema';

/** The first step of a mandate: account holder, IBAN, address and phone number. */
export function MandateForm() {
  const { country } = useCreditsStore();
  const debit = useDirectDebitStore();
  const emptyValues = { account_holder: '', iban: '', street: '', house_number: '', postal_code: '', city: '', phone: '' };
  const form = useForm({
    schema: useMandateSchema(country),
    defaultValues: { ...emptyValues, phone_country: country, ...debit.form },
    onSubmit: ({ phone_country: phoneCountry, ...values }) =>
      debit.request({ ...values, phone: phoneNumber(values.phone, phoneCountry) ?? values.phone }),
  });
  return (
    <Form form={form} guard>
      <FormTextField
        name="account_holder"
        autoComplete="name"
        label={<FormattedMessage id="credits.debit.holder" defaultMessage="Account holder" description="Label of a field" />}
      />
      <IbanField name="iban" />
      <div css={[fieldPair, wideFirst]}>
        <FormTextField
          name="street"
          autoComplete="address-line1"
          label={<FormattedMessage id="credits.debit.street" defaultMessage="Street" description="Label of a field" />}
        />
        <FormTextField
          name="house_number"
          autoComplete="off"
          label={<FormattedMessage id="credits.debit.house" defaultMessage="House number" description="Label of a field" />}
        />
      </div>
      <div css={[fieldPair, wideLast]}>
        <FormTextField
          name="postal_code"
          autoComplete="postal-code"
          label={<FormattedMessage id="credits.debit.postal" defaultMessage="Postal code" description="Label of a field" />}
        />
        <FormTextField
          name="city"
          autoComplete="address-level2"
          label={<FormattedMessage id="credits.debit.city" defaultMessage="City" description="Label of a field" />}
        />
      </div>
      <PhoneField />
      <SubmitButton size="l" iconEnd="arrow-right" wide>
        <FormattedMessage
          id="credits.debit.next"
          defaultMessage="Continue to the mandate"
          description="Button that sends the form and a code by text message"
        />
      </SubmitButton>
    </Form>
  );
}

const fieldPair = css({ display: 'grid', gap: token.space3, alignItems: 'start' });
const wideFirst = css({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' });
const wideLast = css({ gridTemplateColumns: 'minmax(8.5rem, 1fr) minmax(0, 2fr)' });
