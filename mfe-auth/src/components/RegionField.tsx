import { useField } from '@rendezvous/shared/forms';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Select } from '@rendezvous/shared/ui';
import { regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

const UNSPECIFIED = 'unsaid';

/** Optional region, labelled with the country's own term such as Province. The field is shown while the list loads, to reserve its space. */
export const RegionField = observer(({ country }: { country: string }) => {
  const intl = useIntl();
  const { reference } = useStore();
  const { value, onChange, onBlur, name } = useField<string>('region');
  useEffect(() => {
    reference.loadRegions().catch(() => undefined);
  }, [reference]);
  const isLoaded = Object.keys(reference.regions).length > 0;
  const regions = reference.regions[country] ?? [];
  if (isLoaded && regions.length === 0) return null;
  const unspecifiedLabel = intl.formatMessage({
    id: 'auth.signup.anyRegion',
    defaultMessage: 'I’d rather not say',
    description: 'First choice of the region field of sign-up',
  });
  return (
    <Select
      name={name}
      value={value || UNSPECIFIED}
      onChange={(code) => onChange(code === UNSPECIFIED ? '' : code)}
      onBlur={onBlur}
      optional
      label={regionLabel(intl, country)}
      options={[{ value: UNSPECIFIED, label: unspecifiedLabel }, ...regions.map((region) => ({ value: region.code, label: region.name }))]}
    />
  );
});
