import { CITY_LENGTH_MAX } from '@rendezvous/shared/contract';
import { FormTextField, useField } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select } from '@rendezvous/shared/ui';
import { countryName } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { RegionField } from './RegionField';

/** Step 2: country and, optionally, region and city. */
export const PlaceStep = observer(() => {
  const intl = useIntl();
  const { countries } = useStore().settings.current;
  const { valid: _valid, ...country } = useField<string>('country');
  const region = useField<string>('region');
  const chooseCountry = (code: string): void => {
    country.onChange(code);
    region.onChange('');
  };
  return (
    <>
      <Select
        {...country}
        onChange={chooseCountry}
        label={<FormattedMessage id="auth.signup.country" defaultMessage="Country" description="Field of sign-up" />}
        options={countries.map(({ code }) => ({ value: code, label: countryName(intl, code) }))}
        autoComplete="country"
      />
      <RegionField country={country.value} />
      <FormTextField
        name="city"
        optional
        label={<FormattedMessage id="auth.signup.city" defaultMessage="City" description="Field of sign-up" />}
        description={
          <FormattedMessage
            id="auth.signup.cityHelp"
            defaultMessage="Others see your city, never your address or exact location."
            description="Help under the city field of sign-up"
          />
        }
        autoComplete="address-level2"
        maxLength={CITY_LENGTH_MAX}
      />
    </>
  );
});
