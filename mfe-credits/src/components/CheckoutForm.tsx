import type { CreditPackage, PaymentMethod } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button, Checkbox, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { useCheckoutStore } from '../stores/useCheckoutStore';
import { useCreditsStore } from '../stores/useCreditsStore';
import { DiscountNote } from './DiscountNote';
import { leaveTo } from './leaveTo';
import { MethodCards } from './MethodCards';
import { OrderSummary } from './OrderSummary';
import { OrderTerms } from './OrderTerms';

interface CheckoutFormProps {
  offer: CreditPackage;
  /** Method that is chosen at first. */
  wanted: PaymentMethod;
}

/** The order; the button says that it costs and how much. */
export const CheckoutForm = observer(({ offer, wanted }: CheckoutFormProps) => {
  const intl = useIntl();
  const { settings } = useStore();
  const credits = useCreditsStore();
  const checkout = useCheckoutStore();
  const [method, setMethod] = useState(wanted);
  const { code, amount } = credits.offerOf(offer, method);
  const consent = useConsent();
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    if (!consent.ask()) return;
    const basket = { packageId: offer.id, method, code: code?.code };
    void checkout.pay(basket, () => crypto.randomUUID()).then((address) => address !== undefined && leaveTo(address));
  };
  return (
    <form onSubmit={pay} noValidate>
      <Stack gap="xl">
        {code && <DiscountNote discount={code} />}
        <MethodCards methods={credits.methods} method={method} onChange={setMethod} />
        <OrderSummary
          offer={offer}
          discount={code}
          total={amount}
          method={method}
          country={credits.country}
          refundDays={settings.current.refund_days}
        />
        <OrderTerms terms={checkout.terms} />
        <Checkbox
          ref={consent.ref}
          checked={consent.isGiven}
          onChange={consent.give}
          error={consent.isMissing ? <ConsentNeeded /> : undefined}
        >
          <FormattedMessage
            id="credits.consent"
            defaultMessage="Start at once; I know how unused credits are refunded"
            description="Box to tick before paying"
          />
        </Checkbox>
        {checkout.error !== null && <Alert tone="danger">{describeError(intl, checkout.error)}</Alert>}
        <PayButton amount={amount} currency={offer.currency} />
      </Stack>
    </form>
  );
});

const PayButton = observer(({ amount, currency }: Pick<CreditPackage, 'currency'> & { amount: number }) => {
  const money = useMoney();
  const { isPaying, terms } = useCheckoutStore();
  return (
    <Stack gap="s">
      <Button type="submit" size="l" icon="lock" busy={isPaying} disabled={terms.value === undefined} wide>
        <FormattedMessage
          id="credits.pay"
          defaultMessage="Pay {amount} now"
          description="Button that orders and leads to the payment page; amount: money"
          values={{ amount: money({ amount, currency }) }}
        />
      </Button>
      <Text size="s" tone="muted" align="center">
        <FormattedMessage id="credits.once" defaultMessage="One payment, no subscription." description="Under the button that pays" />
      </Text>
    </Stack>
  );
});

/** The box that must be ticked by the member; the first press without it says so and leads there. */
function useConsent() {
  const ref = useRef<HTMLInputElement>(null);
  const [isGiven, give] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ask = (): boolean => {
    setAsked(true);
    if (!isGiven) ref.current?.focus();
    return isGiven;
  };
  return { ref, isGiven, give, ask, isMissing: isAsked && !isGiven };
}

const ConsentNeeded = () => (
  <FormattedMessage
    id="credits.consent.needed"
    defaultMessage="Tick this box to continue"
    description="Under the box that was not ticked"
  />
);
