import { FormattedMessage } from '@rendezvous/shared/intl';
import { Feed } from '../components/feed/Feed';
import { LanderPage } from '../components/page/LanderPage';

const NAME = 'socialnetwork';

/** Notes that members wrote about themselves, one below the other. */
export const FeedScreen = () => (
  <LanderPage name={NAME} title={<Title />} signup="among">
    <Feed name={NAME} />
  </LanderPage>
);

const Title = () => (
  <FormattedMessage
    id="landers.socialnetwork.title"
    defaultMessage="In their own words"
    description="Headline and title of the lander with notes of members"
  />
);
