import { FormattedMessage } from '@rendezvous/shared/intl';
import { InterestTiles } from '../components/interests/InterestTiles';
import { LanderPage } from '../components/page/LanderPage';

/** Up to five interests, chosen by icon and stored for the sign-up. */
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
