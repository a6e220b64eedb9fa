import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** How unused credits are given back, and for how long. */
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
  />
));
