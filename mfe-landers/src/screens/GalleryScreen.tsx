import { FormattedMessage } from '@rendezvous/shared/intl';
import { Gallery } from '../components/gallery/Gallery';
import { LanderPage } from '../components/page/LanderPage';

const LANDER_NAME = 'gallery';

/** Eight cards in a row, the last one the sign-up. */
export const GalleryScreen = () => (
  <LanderPage name={LANDER_NAME} title={<Title />} signupPlacement="later">
    <Gallery name={LANDER_NAME} />
  </LanderPage>
);

const Title = () => (
  <FormattedMessage
    id="landers.gallery.title"
    defaultMessage="Take a look around"
    description="Headline and title of the lander with a gallery"
  />
);
