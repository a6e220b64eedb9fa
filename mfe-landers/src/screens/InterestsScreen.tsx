import { FormattedMessage } from '@rendezvous/shared/intl';
import { InterestTiles } from '../components/interests/InterestTiles';
import { LanderPage } from '../components/page/LanderPage';

/** Lander on which visitors pick up to five interests by icon, which prefill the sign-up. */
export const InterestsScreen = () => (
  <LanderPage name="iconslanding" title={<Title />}>
    <InterestTiles />
  </LanderPage>
);

const Title = () => (
  <FormattedMessage
    id="landers.iconslanding.title"
    defaultMessage="What do you enjoy?"
    description="Headline and title of the lander with interests"
  />
);
