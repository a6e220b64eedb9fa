import { FormattedMessage } from '@rendezvous/shared/intl';
import { useParams } from '@rendezvous/shared/router';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** A text page at an address of its own. */
export const TokenScreen = () => <StaticPage token={useParams().token ?? ''} title={<FormattedMessage {...screenTitles.token} />} />;
