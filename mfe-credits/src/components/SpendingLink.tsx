import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { TextLink } from '@rendezvous/shared/ui';
import { SPENDING_ID } from './SPENDING_ID';

/** Links to the limits in the settings. */
export const SpendingLink = () => (
  <TextLink to={`${pathTo('settings')}#${SPENDING_ID}`}>
    <FormattedMessage
      id="credits.spending.title"
      defaultMessage="Spending limits"
      description="Heading in the settings, and links that lead there"
    />
  </TextLink>
);
