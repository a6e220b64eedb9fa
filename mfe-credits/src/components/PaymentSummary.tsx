import type { SlotContract } from '@rendezvous/shared/remote';
import { Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePaymentsStore } from '../stores/PaymentsStore';
import { PaymentDetails } from './PaymentDetails';

/** Slot `payment-summary`: the details of a payment inside another area, updated while the payment is pending. */
export const PaymentSummary = observer(({ paymentId }: SlotContract['payment-summary']) => {
  const payments = usePaymentsStore();
  useEffect(() => payments.watch(paymentId), [payments, paymentId]);
  const payment = payments.byId.get(paymentId);
  return payment ? <PaymentDetails payment={payment} /> : <Skeleton lines={5} />;
});
