import type { PaymentMethod } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { RadioCards } from '@rendezvous/shared/ui';
import { MethodMark } from './MethodMark';
import { methodName } from './methodName';

interface MethodCardsProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** Lets the member choose a payment method without navigating, so that scroll position and focus stay. */
export function MethodCards({ methods, method, onChange }: MethodCardsProps) {
  const intl = useIntl();
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
      onChange={onChange}
      layout="list"
    />
  );
}
