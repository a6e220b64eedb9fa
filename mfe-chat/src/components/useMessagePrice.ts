import { useIntl, useMoney } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import type { Money, User } from '@rendezvous/shared/contract';

/** Price of the next message in credits; `money` is their value, null for free credits or when it is unknown. */
interface MessagePrice {
  credits: number;
  isFree: boolean;
  money: Money | null;
}

/** Returns the price of a message that costs `cost` credits, valued like the credits that the member will spend next. */
export function calculateMessagePrice(user: Pick<User, 'credits' | 'credit_value'> | null, cost: number): MessagePrice {
  const creditValue = user?.credit_value ?? null;
  const isFree = creditValue === null && (user?.credits ?? 0) >= cost;
  return { credits: cost, isFree, money: creditValue && { ...creditValue, amount: creditValue.amount * cost } };
}

/** Returns the price of the next text message in words. */
export function useMessagePrice(): string {
  const intl = useIntl();
  const money = useMoney();
  const { session, settings } = useStore();
  const price = calculateMessagePrice(session.user, settings.current.message_credits);
  const { credits } = price;
  if (price.isFree) {
    return intl.formatMessage(
      {
        id: 'chat.price.free',
        defaultMessage: '{credits, plural, one {# free credit} other {# free credits}}',
        description: 'Price of the next message while free credits are left',
      },
      { credits },
    );
  }
  if (price.money === null) {
    return intl.formatMessage(
      {
        id: 'chat.price.credits',
        defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
        description: 'Price of the next message, when its value in money is not known',
      },
      { credits },
    );
  }
  return intl.formatMessage(
    {
      id: 'chat.price.paid',
      defaultMessage: '{credits, plural, one {# credit} other {# credits}}, {money}',
      description: 'Price of the next message; money: what these credits cost the member',
    },
    { credits, money: money(price.money) },
  );
}
