import type { RepeatOrder, StoredMethod } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Card, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useCreditsStore } from '../stores/CreditsStore';
import { DiscountNote } from './DiscountNote';
import { OrderSummary } from './OrderSummary';
import { OtherMethodLink } from './OtherMethodLink';
import { PayForm } from './PayForm';
import { StoredMethodRow } from './StoredMethodRow';

/** Offers the last completed order again, at today's price and with the stored method, or states that none is stored. */
export const RepeatOrderForm = ({ order }: { order: RepeatOrder }) =>
  order.stored_method === null ? (
    <NoStoredMethod packageId={order.package_id} />
  ) : (
    <StoredMethodOrder order={order} storedMethod={order.stored_method} />
  );

const StoredMethodOrder = observer(({ order, storedMethod }: { order: RepeatOrder; storedMethod: StoredMethod }) => {
  const { settings } = useStore();
  const credits = useCreditsStore();
  const { credits: creditCount, amount: price, currency, package_id: id } = order;
  const { method } = storedMethod;
  const offer = { credits: creditCount, price, currency };
  const { code, amount } = credits.getOffer(offer, method);
  const basket = {
    ...(id === null ? { credits: creditCount } : { package_id: id }),
    method,
    stored_method: storedMethod.id,
    ...(code && { code: code.code }),
  };
  return (
    <Stack gap="xl">
      {code && <DiscountNote discount={code} />}
      <Card>
        <StoredMethodRow method={storedMethod} />
      </Card>
      <PayForm basket={basket} price={{ amount, currency }}>
        <OrderSummary
          offer={offer}
          discount={code}
          total={amount}
          method={method}
          country={credits.country}
          refundDays={settings.current.refund_days}
        />
      </PayForm>
    </Stack>
  );
});

const NoStoredMethod = ({ packageId }: { packageId: number | null }) => (
  <Alert tone="info" action={<OtherMethodLink packageId={packageId} />}>
    <FormattedMessage
      id="credits.methods.none"
      defaultMessage="No card and no direct debit mandate is stored."
      description="Where stored payment methods would be listed"
    />
  </Alert>
);
