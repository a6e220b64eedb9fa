import { type CreditPackage, type DiscountCode, isStorable, type PaymentMethod, type StoredMethod } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Checkbox, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type Basket, useCheckoutStore } from '../stores/CheckoutStore';
import { useCreditsStore } from '../stores/CreditsStore';
import { useMethodsStore } from '../stores/MethodsStore';
import { DebitFrom } from './DebitFrom';
import { DiscountNote } from './DiscountNote';
import { MethodCards } from './MethodCards';
import { OrderSummary } from './OrderSummary';
import { PayForm } from './PayForm';

/** Loads the mandate for an order if `isNeeded`: null if there is none, undefined until it has loaded. Call inside an observer. */
function useMandate(isNeeded: boolean): StoredMethod | null | undefined {
  const { value, load } = useMethodsStore().storedMethods;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return value && (value.find(({ method }) => method === 'sepa') ?? null);
}

interface CheckoutFormProps {
  offer: CreditPackage;
  initialMethod: PaymentMethod;
}

/** Order form for a package: payment method, price, and a button that states the price. */
export const CheckoutForm = observer(({ offer, initialMethod }: CheckoutFormProps) => {
  const { settings } = useStore();
  const credits = useCreditsStore();
  const [method, setMethod] = useState(initialMethod);
  const { clearError } = useCheckoutStore();
  const [isKept, setKept] = useState(false);
  useEffect(clearError, [clearError, method]);
  const { code, amount } = credits.getOffer(offer, method);
  const mandate = useMandate(method === 'sepa');
  const isCard = isStorable(method) && method !== 'sepa';
  const choice = { method, isKept: isCard && isKept, mandate: method === 'sepa' ? mandate : undefined };
  const summary = (
    <OrderSummary
      offer={offer}
      discount={code}
      total={amount}
      method={method}
      country={credits.country}
      refundDays={settings.current.refund_days}
    />
  );
  return (
    <Stack gap="xl">
      {code && <DiscountNote discount={code} />}
      <MethodCards methods={credits.methods} method={method} onChange={setMethod} />
      {method === 'sepa' && <DebitFrom packageId={offer.id} mandate={mandate} />}
      {isCard && <KeepCardCheckbox isKept={isKept} onChange={setKept} />}
      {method === 'sepa' && !mandate ? (
        summary
      ) : (
        <PayForm basket={toBasket(offer, code, choice)} price={{ amount, currency: offer.currency }}>
          {summary}
        </PayForm>
      )}
    </Stack>
  );
});

interface PaymentChoice {
  method: PaymentMethod;
  isKept: boolean;
  mandate: StoredMethod | null | undefined;
}

const toBasket = (offer: CreditPackage, code: DiscountCode | null, { method, isKept, mandate }: PaymentChoice): Basket => ({
  package_id: offer.id,
  method,
  ...(code && { code: code.code }),
  ...(isKept && { store_method: true }),
  ...(mandate && { stored_method: mandate.id }),
});

const KeepCardCheckbox = ({ isKept, onChange }: { isKept: boolean; onChange: (isKept: boolean) => void }) => (
  <Checkbox checked={isKept} onChange={onChange}>
    <FormattedMessage
      id="credits.method.keep"
      defaultMessage="Keep this card for my next order"
      description="Box at the payment by card, not ticked at first"
    />
  </Checkbox>
);
