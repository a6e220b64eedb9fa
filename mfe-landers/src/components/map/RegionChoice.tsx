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

/** The visitor's country by region, selectable on the map or by name; the region is passed to the sign-up. */
export const RegionChoice = observer(({ map }: { map: LanderMap }) => {
  const intl = useIntl();
  const choice = useChoiceStore();
  const [pointed, setPointed] = useState<LanderRegion>();
  const { country, members, regions, width } = map;
  const chosen = regions.find(({ code }) => code === choice.region);
  const told = pointed ?? chosen;
  const anywhere = intl.formatMessage(
    { id: 'landers.map.anywhere', defaultMessage: 'Anywhere in {country}', description: 'First choice of the regions of a country' },
    { country: countryName(intl, country) },
  );
  return (
    <div css={frame}>
      {width === 0 ? null : <RegionMap map={map} chosen={choice.region} onChoose={choice.chooseRegion} onPoint={setPointed} />}
      <p css={facts} role="status">
        <RegionFacts name={told?.name} country={country} members={told ? told.members : members} />
      </p>
      {regions.length === 0 ? null : (
        <Select
          label={regionLabel(intl, country)}
          options={[{ value: '', label: anywhere }, ...regions.map(({ code, name }) => ({ value: code, label: name }))]}
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
