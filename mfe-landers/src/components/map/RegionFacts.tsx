import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { countryName } from '@rendezvous/shared/words';

interface RegionFactsProps {
  /** Name of the region; undefined for the whole country. */
  name: string | undefined;
  country: string;
  /** Number of members, rounded down to tens; null below twenty. */
  members: number | null;
}

/** States the number of members in a region or the country, unless it is below twenty. */
export const RegionFacts = ({ name, country, members }: RegionFactsProps) => {
  const intl = useIntl();
  const place = name ?? countryName(intl, country);
  return members === null ? (
    <FormattedMessage
      id="landers.map.few"
      defaultMessage="{place}: fewer than 20 members"
      description="Under the map; place: a region or the country"
      values={{ place }}
    />
  ) : (
    <FormattedMessage
      id="landers.map.members"
      defaultMessage="{place}: at least {count, plural, one {# member} other {# members}}"
      description="Under the map; place: a region or the country; count: 20 or more, rounded down to tens"
      values={{ place, count: members }}
    />
  );
};
