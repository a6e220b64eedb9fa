import type { ApiReply, Money } from '@rendezvous/shared/contract';
import { FormattedMessage, useMoney } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { Button, Checkbox, Heading, Skeleton, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { Loadable } from '@rendezvous/shared/store';
import { type Basket, useCheckoutStore } from '../stores/CheckoutStore';
import { LoadError } from './LoadError';
import { PayError } from './PayError';
import { SpendingReminder } from './SpendingReminder';

interface Consent {
  ref: RefObject<HTMLInputElement | null>;
  isGiven: boolean;
  setGiven: (isGiven: boolean) => void;
  /** Returns whether consent is given; if not, shows the error and focuses the checkbox. */
  validate: () => boolean;
  isMissing: boolean;
}

/** State of the required consent; an attempt to pay without it shows the error and focuses the checkbox. */
function useConsent(): Consent {
  const ref = useRef<HTMLInputElement>(null);
  const [isGiven, setGiven] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const validate = (): boolean => {
    setAsked(true);
    if (!isGiven) ref.current?.focus();
    return isGiven;
  };
  return { ref, isGiven, setGiven, validate, isMissing: isAsked && !isGiven };
}

type Terms = Loadable<ApiReply<'GET /api/regionterms.php'>>;

/** Terms of the order, or their loading or error state; nothing can be ordered until they have loaded. */
const OrderTerms = observer(({ terms }: { terms: Terms }) => (
  <section>
    <Heading level={2} size="s">
      <FormattedMessage id="credits.terms.title" defaultMessage="Terms of this order" description="Heading over the terms of an order" />
    </Heading>
    {terms.value ? <p css={termsText}>{terms.value.text}</p> : <TermsPlaceholder terms={terms} />}
  </section>
));

const TermsPlaceholder = observer(({ terms }: { terms: Terms }) =>
  terms.error === undefined ? <Skeleton lines={4} /> : <LoadError loadable={terms} />,
);

const termsText = css({ marginBlockStart: token.space2, fontSize: token.fontSizeS, color: token.colorTextMuted, whiteSpace: 'pre-line' });

const ConsentBox = ({ consent }: { consent: Consent }) => (
  <Checkbox
    ref={consent.ref}
    checked={consent.isGiven}
    onChange={consent.setGiven}
    error={consent.isMissing ? <ConsentRequired /> : undefined}
  >
    <FormattedMessage
      id="credits.consent"
      defaultMessage="Start at once; I know how unused credits are refunded"
      description="Box to tick before paying"
    />
  </Checkbox>
);

const ConsentRequired = () => (
  <FormattedMessage
    id="credits.consent.needed"
    defaultMessage="Tick this box to continue"
    description="Under the box that was not ticked"
  />
);

/** Opens the payment page in this tab. */
const redirectTo = (url: string): void => window.location.assign(url);

interface PayFormProps {
  basket: Basket;
  /** Amount stated on the button. */
  price: Money;
  /** What is ordered, shown above the terms. */
  children: ReactNode;
}

/** The last section of every order form: terms, consent, and a button that states the obligation to pay and the amount. */
export const PayForm = observer(({ basket, price, children }: PayFormProps) => {
  const checkout = useCheckoutStore();
  const navigate = useNavigate();
  const consent = useConsent();
  const continueTo = (url: string | undefined): void => {
    if (url === undefined) return;
    if (basket.stored_method === undefined) redirectTo(url);
    else void navigate(url);
  };
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    if (consent.validate()) void checkout.pay(basket, () => crypto.randomUUID()).then(continueTo);
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
