import { FormattedMessage, useMoney } from '@rendezvous/shared/intl';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSpendingStore } from '../stores/SpendingStore';
import { SpendingLink } from './SpendingLink';

/** After three purchases in a day, states the amount spent in 30 days and links to the limits; otherwise renders nothing. */
export const SpendingReminder = observer(() => {
  const money = useMoney();
  const { value, load } = useSpendingStore().spending;
  useEffect(() => void load(), [load]);
  if (!value?.reminder) return null;
  return (
    <Alert tone="info" action={<SpendingLink />}>
      <FormattedMessage
        id="credits.spending.reminder"
        defaultMessage="You have spent {amount} in the last 30 days."
        description="Before the button that pays, after three purchases in one day; amount: money"
        values={{ amount: money({ amount: value.spent_30_days, currency: value.currency }) }}
      />
    </Alert>
  );
});
