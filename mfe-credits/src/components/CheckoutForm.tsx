import { type CreditPackage, discounted, type PaymentMethod, pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button, Checkbox, RadioCards, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useCheckoutStore } from '../stores/useCheckoutStore';
import { useCreditsStore } from '../stores/useCreditsStore';
import { DiscountNote } from './DiscountNote';
import { leaveTo } from './leaveTo';
import { MethodMark } from './MethodMark';
import { methodName } from './methodName';
import { OrderSummary } from './OrderSummary';

interface Props {
  offer: CreditPackage;
  method: PaymentMethod;
}

/** The order; the button says that it costs and how much. */
export const CheckoutForm = observer(({ offer, method }: Props) => {
  const intl = useIntl();
  const money = useMoney();
  const { settings } = useStore();
  const { discount } = useCreditsStore();
  const checkout = useCheckoutStore();
  const [consent, setConsent] = useState(false);
  const [asked, setAsked] = useState(false);
  const { geoip_selected_country: country, refund_days: refundDays } = settings.current;
  const amount = discount ? discounted(offer.price, discount.value_percentage) : offer.price;

  const pay = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!consent) return;
    const basket = { packageId: offer.id, method, code: discount?.code };
    void checkout.pay(basket, () => crypto.randomUUID()).then((address) => address !== undefined && leaveTo(address));
  };
  return (
    <form onSubmit={pay}>
      <Stack gap="l">
        {discount && <DiscountNote discount={discount} />}
        <MethodCards offer={offer} method={method} />
        <OrderSummary offer={offer} discount={discount} method={method} country={country} refundDays={refundDays} />
        {checkout.terms && (
          <Text size="s" tone="muted">
            {checkout.terms.text}
          </Text>
        )}
        <Checkbox checked={consent} onChange={setConsent} error={asked && !consent ? <ConsentNeeded /> : undefined}>
          <FormattedMessage
            id="credits.consent"
            defaultMessage="Start at once; I know how unused credits are refunded"
            description="Box to tick before paying"
          />
        </Checkbox>
        {checkout.error !== null && <Alert tone="danger">{describeError(intl, checkout.error)}</Alert>}
        <Button type="submit" size="l" icon="lock" busy={checkout.isPaying} disabled={!checkout.terms} wide>
          <FormattedMessage
            id="credits.pay"
            defaultMessage="Pay {amount} now"
            description="Button that orders and leads to the payment page; amount: money"
            values={{ amount: money({ amount, currency: offer.currency }) }}
          />
        </Button>
        <Text size="s" tone="muted" align="center">
          <FormattedMessage id="credits.once" defaultMessage="One payment, no subscription." description="Under the button that pays" />
        </Text>
      </Stack>
    </form>
  );
});

const ConsentNeeded = () => (
  <FormattedMessage
    id="credits.consent.needed"
    defaultMessage="Tick this box to continue"
    description="Under the box that was not ticked"
  />
);

const MethodCards = observer(({ offer, method }: Props) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { methods } = useCreditsStore();
  const choose = (paymentmethod: PaymentMethod): void => {
    navigate(pathTo('credits-id-paymentmethod', { id: String(offer.id), paymentmethod }), { replace: true });
  };
  return (
    <RadioCards
      label={
        <FormattedMessage
          id="credits.method.choose"
          defaultMessage="How do you want to pay?"
          description="Question above the payment methods"
        />
      }
      options={methods.map((value) => ({ value, label: methodName(intl, value), aside: <MethodMark method={value} /> }))}
      value={method}
      onChange={choose}
    />
  );
});
