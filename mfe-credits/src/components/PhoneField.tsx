import { css } from '@emotion/react';
import { CALLING_CODES } from '@rendezvous/shared/contract';
import { FormSelect, FormTextField } from '@rendezvous/shared/forms';
import { FormattedMessage, type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';
import { countryName } from '@rendezvous/shared/words';

const toPrefixOptions = (intl: IntlShape) =>
  Object.entries(CALLING_CODES)
    .map(([value, code]) => ({ value, label: `${countryName(intl, value)} (+${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));

/** Fields `phone_country` and `phone` of the form: the country prefix and, next to it, the number. */
export function PhoneField() {
  const intl = useIntl();
  return (
    <div css={row}>
      <FormSelect
        name="phone_country"
        autoComplete="tel-country-code"
        options={toPrefixOptions(intl)}
        label={
          <FormattedMessage
            id="credits.debit.prefix"
            defaultMessage="Country code"
            description="Label of the select before a telephone number"
          />
        }
      />
      <FormTextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        label={<FormattedMessage id="credits.debit.phone" defaultMessage="Mobile number" description="Label of a field" />}
        description={
          <FormattedMessage
            id="credits.debit.phone.why"
            defaultMessage="We’ll text you a code to sign with."
            description="Under the field for the mobile number"
          />
        }
      />
    </div>
  );
}

const row = css({ display: 'grid', gap: token.space3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' });
