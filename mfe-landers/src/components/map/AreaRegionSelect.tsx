import type { LanderMap } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { Select } from '@rendezvous/shared/ui';
import { anywhereLabel } from './anywhereLabel';
import type { MapShape } from './MapShape';

interface AreaRegionSelectProps {
  map: LanderMap;
  /** The shape chosen on the map; the field is only shown for an area of several regions. */
  area: MapShape | undefined;
  /** Code of the chosen region; empty for the whole area. */
  region: string;
  onChange: (code: string) => void;
}

/** Selects a region within the area that is chosen on the map. */
export const AreaRegionSelect = ({ map: { regions }, area, region, onChange }: AreaRegionSelectProps) => {
  const intl = useIntl();
  if (area === undefined || area.regions.length < 2) return null;
  const label = intl.formatMessage(
    {
      id: 'landers.map.within',
      defaultMessage: 'Where in {area}',
      description: 'Label of a choice of regions; area: a larger part of the country that was chosen on a map, for example Scotland',
    },
    { area: area.name },
  );
  const options = regions.filter(({ code }) => area.regions.includes(code)).map(({ code, name }) => ({ value: code, label: name }));
  const anywhereOption = { value: '', label: anywhereLabel(intl, area.name) };
  return <Select label={label} options={[anywhereOption, ...options]} value={region} onChange={onChange} />;
};
