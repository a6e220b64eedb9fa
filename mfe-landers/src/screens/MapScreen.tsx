import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { observer } from 'mobx-react-lite';
import { RegionChoice } from '../components/map/RegionChoice';
import { LanderPage } from '../components/page/LanderPage';
import { useLander } from '../components/useLander';

const NAME = 'maplanding';

/** A map of the visitor's country by region; the chosen region prefills the sign-up. */
export const MapScreen = () => (
  <LanderPage name={NAME} title={<Title />}>
    <Country />
  </LanderPage>
);

/** The map, or an empty placeholder while it loads; without a response there is no map, and the sign-up asks for the region. */
const Country = observer(() => {
  const { document, isComing } = useLander(NAME);
  if (document?.map) return <RegionChoice map={document.map} />;
  return isComing ? <div css={place} /> : null;
});

const Title = () => (
  <FormattedMessage
    id="landers.maplanding.title"
    defaultMessage="Where would you like to meet someone?"
    description="Headline and title of the lander with a map"
  />
);

const place = css({ minHeight: '34rem' });
