import { DISTANCE_BUCKETS, type DistanceBucket } from '@rendezvous/shared/contract';
import { FormattedMessage, type IntlShape, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select, Stack } from '@rendezvous/shared/ui';
import { countryName, regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useMatchFinderStore } from '../stores/MatchFinderStore';

/** Upper limit of each distance bucket in km; the last bucket has none, so it is not offered. */
const MAX_KM: Partial<Record<DistanceBucket, number>> = { under_10: 10, '10_25': 25, '25_50': 50, '50_100': 100 };

const formatDistanceLimit = (intl: IntlShape, km: number): string =>
  intl.formatMessage(
    { id: 'members.finder.within', defaultMessage: 'Up to {km, number} km', description: 'Choice of the farthest distance' },
    { km },
  );

/** Asks for a region in the member's country and a maximum distance. */
export const FinderPlace = observer(() => {
  const intl = useIntl();
  const { session, reference } = useStore();
  const { answers, change } = useMatchFinderStore();
  useEffect(() => void reference.loadRegions().catch(() => undefined), [reference]);
  const country = session.user?.profile.country ?? '';
  const anywhereLabel = intl.formatMessage(
    { id: 'members.finder.anywhere', defaultMessage: 'Anywhere ({country})', description: 'Choice of the region' },
    { country: countryName(intl, country) },
  );
  const anyDistanceLabel = intl.formatMessage({
    id: 'members.finder.any_distance',
    defaultMessage: 'Any distance',
    description: 'Choice of the farthest distance',
  });
  const regionOptions = (reference.regions[country] ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const distanceOptions = DISTANCE_BUCKETS.flatMap((value) => {
    const km = MAX_KM[value];
    return km === undefined ? [] : [{ value, label: formatDistanceLimit(intl, km) }];
  });
  return (
    <Stack gap="m">
      <Select
        label={regionLabel(intl, country)}
        options={[{ value: '', label: anywhereLabel }, ...regionOptions]}
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
        options={[{ value: '' as const, label: anyDistanceLabel }, ...distanceOptions]}
        value={answers.distance ?? ''}
        onChange={(distance) => change({ distance: distance === '' ? null : distance })}
      />
    </Stack>
  );
});
