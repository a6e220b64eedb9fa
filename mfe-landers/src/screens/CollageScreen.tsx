import { FormattedMessage } from '@rendezvous/shared/intl';
import { Collage } from '../components/collage/Collage';
import { LanderPage } from '../components/page/LanderPage';

const LANDER_NAME = 'collagelanding';

/** Lander with a collage of up to twelve tiles; a member's photo opens the sign-up with that member. */
export const CollageScreen = () => (
  <LanderPage name={LANDER_NAME} title={<Title />}>
    <Collage name={LANDER_NAME} />
  </LanderPage>
);

const Title = () => (
  <FormattedMessage
    id="landers.collagelanding.title"
    defaultMessage="Who would you like to meet?"
    description="Headline and title of the lander with twelve photos"
  />
);
