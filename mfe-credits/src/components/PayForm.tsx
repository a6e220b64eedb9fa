import type { Money } from '@rendezvous/shared/contract';
import { FormattedMessage, useMoney } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { Button, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import type { Basket } from '../stores/CheckoutStore';
import { useCheckoutStore } from '../stores/useCheckoutStore';
import { ConsentBox } from './ConsentBox';
import { leaveTo } from './leaveTo';
import { OrderTerms } from './OrderTerms';
import { PayError } from './PayError';
import { SpendingReminder } from './SpendingReminder';
import { useConsent } from './useConsent';

interface PayFormProps {
  basket: Basket;
  /** Amount on the button. */
  price: Money;
  /** The order in words. */
  children: ReactNode;
}

/** The end of every order: terms, consent, and a button that states the obligation to pay and the amount. */
export const PayForm = observer(({ basket, price, children }: PayFormProps) => {
  const checkout = useCheckoutStore();
  const navigate = useNavigate();
  const consent = useConsent();
  const go = (address: string | undefined): void => {
    if (address === undefined) return;
    if (basket.stored_method === undefined) leaveTo(address);
    else void navigate(address);
  };
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    if (consent.ask()) void checkout.pay(basket, () => crypto.randomUUID()).then(go);
  };
  return (
    <form onSubmit={pay} noValidate>
      <Stack gap="xl">
        {children}
        <OrderTerms terms={checkout.terms} />
        <ConsentBox consent={consent} />
        <SpendingReminder />
        {checkout.error !== null && <PayError error={checkout.error} basket={basket} />}
        <PayButton price={price} />
      </Stack>
    </form>
  );
});

const PayButton = observer(({ price }: { price: Money }) => {
  const money = useMoney();
  const { isPaying, terms } = useCheckoutStore();
  return (
    <Stack gap="s">
      <Button type="submit" size="l" icon="lock" busy={isPaying} disabled={terms.value === undefined} wide>
        <FormattedMessage
          id="credits.pay"
          defaultMessage="Pay {amount} now"
          description="Button that orders and leads to the payment page; amount: money"
          values={{ amount: money(price) }}
        />
      </Button>
      <Text size="s" tone="muted" align="center">
        <FormattedMessage id="credits.once" defaultMessage="One payment, no subscription." description="Under the button that pays" />
      </Text>
    </Stack>
  );
});
