import type { LanderMember } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { countryName } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';

/** City of a member, with the country unless it is the visitor's own; the country alone if no city is known. */
export const MemberPlace = observer(({ member: { city, country } }: { member: Pick<LanderMember, 'city' | 'country'> }) => {
  const intl = useIntl();
  const { geoip_selected_country: ownCountry } = useStore().settings.current;
  if (city === null) return countryName(intl, country);
  if (country === ownCountry) return city;
  return (
    <FormattedMessage
      id="landers.place"
      defaultMessage="{city}, {country}"
      description="Where a member of another country lives"
      values={{ city, country: countryName(intl, country) }}
    />
  );
});
