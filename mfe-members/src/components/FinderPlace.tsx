import { DISTANCE_BUCKETS, type DistanceBucket } from '@rendezvous/shared/contract';
import { FormattedMessage, type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select, Stack } from '@rendezvous/shared/ui';
import { countryName, regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useMatchFinderStore } from '../stores/MatchFinderStore';

/** Maximum distance of each bucket in km; the last bucket means any distance. */
const KM: Partial<Record<DistanceBucket, number>> = { under_10: 10, '10_25': 25, '25_50': 50, '50_100': 100 };

const distanceWithin = (intl: IntlShape, km: number): string =>
  intl.formatMessage(
    { id: 'members.finder.within', defaultMessage: 'Up to {km, number} km', description: 'Choice of the farthest distance' },
    { km },
  );

/** Region in the member's country, and maximum distance. */
export const FinderPlace = observer(() => {
  const intl = useIntl();
  const { session, reference } = useStore();
  const { answers, change } = useMatchFinderStore();
  useEffect(() => void reference.loadRegions().catch(() => undefined), [reference]);
  const country = session.user?.profile.country ?? '';
  const anywhere = intl.formatMessage(
    { id: 'members.finder.anywhere', defaultMessage: 'Anywhere ({country})', description: 'Choice of the region' },
    { country: countryName(intl, country) },
  );
  const anyDistance = intl.formatMessage({
    id: 'members.finder.any_distance',
    defaultMessage: 'Any distance',
    description: 'Choice of the farthest distance',
  });
  const regions = (reference.regions[country] ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const distances = DISTANCE_BUCKETS.flatMap((value) => {
    const km = KM[value];
    return km === undefined ? [] : [{ value, label: distanceWithin(intl, km) }];
  });
  return (
    <Stack gap="m">
      <Select
        label={regionLabel(intl, country)}
        options={[{ value: '', label: anywhere }, ...regions]}
        value={answers.region ?? ''}
        onChange={(region) => change({ region: region === '' ? null : region })}
      />
      <Select
        label={
          <FormattedMessage
            id="members.finder.distance"
            defaultMessage="How far away at most?"
            description="Question of the match finder"
          />
        }
        options={[{ value: '' as const, label: anyDistance }, ...distances]}
        value={answers.distance ?? ''}
        onChange={(distance) => change({ distance: distance === '' ? null : distance })}
      />
    </Stack>
  );
});
