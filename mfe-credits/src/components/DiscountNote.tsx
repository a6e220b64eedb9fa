import { type DiscountCode, formatCountdown } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** The discount in force and, when it ends, how long it lasts. */
export const DiscountNote = observer(({ discount }: { discount: DiscountCode }) => {
  const { clock } = useStore();
  const left = discount.expires === null ? null : Math.max(0, discount.expires - clock.seconds);
  return (
    <Alert tone="primary" icon="discount">
      {left === null ? (
        <FormattedMessage
          id="credits.discount.active"
          defaultMessage="{percent, number}% discount with code {code}"
          description="Above the packages; code: discount code"
          values={{ percent: discount.value_percentage, code: discount.code }}
        />
      ) : (
        <FormattedMessage
          id="credits.discount.running"
          defaultMessage="{percent, number}% discount with code {code}, {time} left"
          description="Above the packages; code: discount code, time: hours:minutes:seconds"
          values={{ percent: discount.value_percentage, code: discount.code, time: formatCountdown(left) }}
        />
      )}
    </Alert>
  );
});
