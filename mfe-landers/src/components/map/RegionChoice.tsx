import { css } from '@emotion/react';
import type { LanderMap, LanderRegion } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Select, Text, token } from '@rendezvous/shared/ui';
import { countryName, regionLabel } from '@rendezvous/shared/words';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useChoiceStore } from '../../stores/ChoiceStore';
import { RegionFacts } from './RegionFacts';
import { RegionMap } from './RegionMap';

/** The regions of the visitor's country, selectable on the map or by name; the sign-up starts with the chosen one. */
export const RegionChoice = observer(({ map }: { map: LanderMap }) => {
  const intl = useIntl();
  const choice = useChoiceStore();
  const [hoveredRegion, setHoveredRegion] = useState<LanderRegion>();
  const { country, members, regions, width } = map;
  const chosenRegion = regions.find(({ code }) => code === choice.region);
  const activeRegion = hoveredRegion ?? chosenRegion;
  const anywhereLabel = intl.formatMessage(
    { id: 'landers.map.anywhere', defaultMessage: 'Anywhere in {country}', description: 'First choice of the regions of a country' },
    { country: countryName(intl, country) },
  );
  return (
    <div css={frame}>
      {width === 0 ? null : <RegionMap map={map} chosenCode={choice.region} onChoose={choice.chooseRegion} onHover={setHoveredRegion} />}
      <p css={facts} role="status">
        <RegionFacts name={activeRegion?.name} country={country} members={activeRegion ? activeRegion.members : members} />
      </p>
      {regions.length === 0 ? null : (
        <Select
          label={regionLabel(intl, country)}
          options={[{ value: '', label: anywhereLabel }, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
          value={choice.region}
          onChange={choice.chooseRegion}
        />
      )}
      <Text size="s" tone="muted">
        <FormattedMessage
          id="landers.map.note"
          defaultMessage="Real members only, rounded down to tens. We do not ask where you are."
          description="Under the map of a lander"
        />
      </Text>
    </div>
  );
});

const frame = css({ display: 'grid', gap: token.space4, maxWidth: '38rem' });
const facts = css({ minHeight: '1.5em', textAlign: 'center', fontWeight: token.weightMedium });
