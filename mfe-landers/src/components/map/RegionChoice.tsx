import { css } from '@emotion/react';
import type { LanderMap } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Select, Text, token } from '@rendezvous/shared/ui';
import { countryName } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { anywhereLabel } from './anywhereLabel';
import { AreaRegionSelect } from './AreaRegionSelect';
import type { MapShape } from './MapShape';
import { RegionFacts } from './RegionFacts';
import { RegionMap } from './RegionMap';
import { useRegionChoice } from './useRegionChoice';

/** The regions of the visitor's country, selectable on the map or by name; the sign-up starts with the chosen one. */
export const RegionChoice = observer(({ map }: { map: LanderMap }) => {
  const intl = useIntl();
  const { label, shapes, shape, shapeCode, region, chooseShape, chooseRegion } = useRegionChoice(map);
  const [hoveredShape, setHoveredShape] = useState<MapShape>();
  const { country, regions, width } = map;
  const place = hoveredShape ?? regions.find(({ code }) => code === region) ?? shape;
  return (
    <div css={frame}>
      {width === 0 ? null : (
        <RegionMap map={map} label={label} shapes={shapes} chosenCode={shapeCode} onChoose={chooseShape} onHover={setHoveredShape} />
      )}
      <p css={facts} role="status">
        <RegionFacts name={place?.name} country={country} members={(place ?? map).members} />
      </p>
      {shapes.length === 0 ? null : (
        <Select
          label={label}
          options={[
            { value: '', label: anywhereLabel(intl, countryName(intl, country)) },
            ...shapes.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={shapeCode}
          onChange={chooseShape}
        />
      )}
      <AreaRegionSelect map={map} area={shape} region={region} onChange={chooseRegion} />
      <Text size="s" tone="muted">
        <FormattedMessage
          id="landers.map.note"
          defaultMessage="We count real members only and round down to the nearest ten. We don’t ask for your location."
          description="Under the map of a lander"
        />
      </Text>
    </div>
  );
});

const frame = css({ display: 'grid', gap: token.space4, maxWidth: '38rem' });
const facts = css({ minHeight: '1.5em', textAlign: 'center', fontWeight: token.weightMedium });
