import { FormattedMessage } from '@rendezvous/shared/intl';
import { Gallery } from '../components/gallery/Gallery';
import { LanderPage } from '../components/page/LanderPage';

const NAME = 'gallery';

/** Eight cards in a row, the last one the sign-up. */
export const GalleryScreen = () => (
  <LanderPage name={NAME} title={<Title />} signup="later">
    <Gallery name={NAME} />
  </LanderPage>
);

const Title = () => (
  <FormattedMessage
    id="landers.gallery.title"
    defaultMessage="Take a look around"
    description="Headline and title of the lander with a gallery"
  />
);
