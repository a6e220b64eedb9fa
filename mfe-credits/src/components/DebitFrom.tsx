import { pathTo, type StoredMethod } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, ButtonLink, Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useMethodsStore } from '../stores/MethodsStore';
import { LoadError } from './LoadError';

interface DebitFromProps {
  packageId: number;
  /** Undefined while loading, null when there is none. */
  mandate: StoredMethod | null | undefined;
}

/** States from which account an order is debited and when, or links to the form for a mandate. */
export const DebitFrom = observer(({ packageId, mandate }: DebitFromProps) => {
  const { storedMethods } = useMethodsStore();
  if (storedMethods.error !== undefined) return <LoadError loadable={storedMethods} />;
  if (mandate === undefined) return <Skeleton lines={2} />;
  if (mandate === null) return <SetUpDebitLink packageId={packageId} />;
  return (
    <Alert tone="info">
      <FormattedMessage
        id="credits.debit.from"
        defaultMessage="Debited from {iban}, one day after your order at the earliest."
        description="At the payment by SEPA direct debit; iban: the masked number of the account"
        values={{ iban: mandate.label }}
      />
    </Alert>
  );
});

const SetUpDebitLink = ({ packageId }: { packageId: number }) => (
  <ButtonLink to={`${pathTo('directdebit')}?package=${packageId}`} size="l" iconEnd="arrow-right" wide>
    <FormattedMessage
      id="credits.debit.set_up"
      defaultMessage="Set up direct debit"
      description="Link to the form for a SEPA direct debit mandate"
    />
  </ButtonLink>
);
