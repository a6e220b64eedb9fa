import { FormattedMessage } from '@rendezvous/shared/intl';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** Questions and answers, a text page from the server. */
export const FaqScreen = () => <StaticPage token="faq" title={<FormattedMessage {...screenTitles['pages-faq']} />} />;
