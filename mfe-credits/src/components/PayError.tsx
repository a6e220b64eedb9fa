import { pathTo } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, ButtonLink } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import type { Basket } from '../stores/CheckoutStore';
import { OtherMethodLink } from './OtherMethodLink';
import { SpendingLink } from './SpendingLink';

interface PayErrorProps {
  error: unknown;
  basket: Basket;
}

/** States why an order was rejected, with a link to a remedy if there is one. */
export const PayError = ({ error, basket }: PayErrorProps) => (
  <Alert tone="danger" action={findRemedy(ApiError.of(error).code, basket)}>
    {describeError(useIntl(), error)}
  </Alert>
);

function findRemedy(code: string, basket: Basket): ReactNode {
  if (code === 'directdebit_blocked') return <SettleLink />;
  if (code === 'spending_limit') return <SpendingLink />;
  if (code === 'stored_card_failed' || code === 'directdebit_limit') return <OtherMethodLink packageId={basket.package_id} />;
  return undefined;
}

const SettleLink = () => (
  <ButtonLink size="s" to={pathTo('directdebit')}>
    <FormattedMessage
      id="credits.debit.settle"
      defaultMessage="Pay the open amount"
      description="Link or heading: a direct debit was returned by the bank and is still to be paid"
    />
  </ButtonLink>
);
