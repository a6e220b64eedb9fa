import { FormattedMessage } from '@rendezvous/shared/intl';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** Access ban: keeping minors out, and oneself. */
export const BanScreen = () => <StaticPage token="ban" title={<FormattedMessage {...screenTitles['pages-ban']} />} />;
