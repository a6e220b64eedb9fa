import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Navigate } from '@rendezvous/shared/router';
import { ErrorState, Page, Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OtherPackageLink } from '../components/OtherPackageLink';
import { RepeatOrderForm } from '../components/RepeatOrderForm';
import { useOrderData } from '../components/useOrderData';
import { useMethodsStore } from '../stores/MethodsStore';

/** Offers the last completed order again, with the stored card or mandate; without such an order, redirects to the packages. */
export const RepeatOrderScreen = observer(() => {
  useOrderData();
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="credits.repeat.title"
          defaultMessage="Order again"
          description="Title of the page that repeats the last order, and links that lead there"
        />
      }
      actions={<OtherPackageLink />}
    >
      <RepeatOrder />
    </Page>
  );
});

const RepeatOrder = observer(() => {
  const intl = useIntl();
  const { repeatOrder } = useMethodsStore();
  const { value, error, load } = repeatOrder;
  useEffect(() => void load(), [load]);
  if (value === undefined && error !== undefined) return <ErrorState onRetry={() => void load()}>{describeError(intl, error)}</ErrorState>;
  if (value === undefined)
    return (
      <div aria-busy="true">
        <Skeleton lines={8} />
      </div>
    );
  return value === null ? <Navigate to={pathTo('credits')} replace /> : <RepeatOrderForm order={value} />;
});
