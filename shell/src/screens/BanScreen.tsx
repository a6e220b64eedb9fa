import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { Card, Page } from '@rendezvous/shared/ui';
import { BanCard } from '../ban/BanCard';
import { BanLink } from '../ban/BanLink';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** Explains access bans for minors and for oneself, and requests one; the confirmation email links here with a `token`. */
export const BanScreen = () => {
  const [query] = useSearchParams();
  const token = query.get('token');
  const title = <FormattedMessage {...screenTitles['pages-ban']} />;
  if (token === null || token === '')
    return (
      <StaticPage token="ban" title={title}>
        <BanCard />
      </StaticPage>
    );
  return (
    <Page width="narrow" title={title}>
      <Card inset="xl">
        <BanLink key={token} token={token} />
      </Card>
    </Page>
  );
};
