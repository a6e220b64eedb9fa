import { FormattedMessage } from '@rendezvous/shared/intl';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** Privacy statement, a text page from the server. */
export const PrivacyScreen = () => <StaticPage token="privacy" title={<FormattedMessage {...screenTitles['pages-privacy']} />} />;
