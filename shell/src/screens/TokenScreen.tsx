import { FormattedMessage } from '@rendezvous/shared/intl';
import { useParams } from '@rendezvous/shared/router';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** A text page from the server, named by the `token` in the path. */
export const TokenScreen = () => <StaticPage token={useParams().token ?? ''} title={<FormattedMessage {...screenTitles.token} />} />;
