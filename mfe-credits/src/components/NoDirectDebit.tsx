import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState } from '@rendezvous/shared/ui';

/** Shown where direct debit is not available. */
export const NoDirectDebit = () => (
  <EmptyState
    icon="card"
    title={
      <FormattedMessage
        id="credits.debit.nowhere"
        defaultMessage="SEPA direct debit is not available in your country"
        description="In place of the form for direct debit"
      />
    }
    action={
      <ButtonLink to={pathTo('credits')}>
        <FormattedMessage id="credits.premium.buy" defaultMessage="See the credit packages" description="Link from the premium page" />
      </ButtonLink>
    }
  />
);
