import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { observer } from 'mobx-react-lite';
import { RegionChoice } from '../components/map/RegionChoice';
import { LanderPage } from '../components/page/LanderPage';
import { useLander } from '../components/useLander';

const LANDER_NAME = 'maplanding';

/** Lander with a map of the visitor's country by region; the chosen region prefills the sign-up. */
export const MapScreen = () => (
  <LanderPage name={LANDER_NAME} title={<Title />}>
    <CountryMap />
  </LanderPage>
);

/** The map, or an empty placeholder while it loads; without a map, the sign-up asks for the region. */
const CountryMap = observer(() => {
  const { lander, isLoading } = useLander(LANDER_NAME);
  if (lander?.map) return <RegionChoice map={lander.map} />;
  return isLoading ? <div css={placeholder} /> : null;
});

const Title = () => (
  <FormattedMessage
    id="landers.maplanding.title"
    defaultMessage="Where would you like to meet someone?"
    description="Headline and title of the lander with a map"
  />
);

const placeholder = css({ minHeight: '34rem' });
