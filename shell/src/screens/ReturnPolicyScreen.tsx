import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** How and for how long unused credits are refunded, with a link to request a refund. */
export const ReturnPolicyScreen = observer(() => (
  <StaticPage
    token="return-policy"
    title={<FormattedMessage {...screenTitles['pages-return-policy']} />}
    lead={
      <FormattedMessage
        id="shell.returns.days"
        defaultMessage="You can return unused credits within {days, plural, one {# day} other {# days}} of the purchase."
        description="Under the heading of the return policy; days: number of days"
        values={{ days: useStore().settings.current.refund_days }}
      />
    }
  >
    <ButtonLink to={pathTo('transactions-id')} variant="secondary" icon="receipt" css={withdrawLink}>
      <FormattedMessage
        id="shell.footer.withdraw"
        defaultMessage="Withdraw from contract here"
        description="Footer link to the orders, where unused credits are returned"
      />
    </ButtonLink>
  </StaticPage>
));

const withdrawLink = css({ alignSelf: 'start' });
