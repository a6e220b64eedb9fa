import type { DiscountCode } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Countdown, LinkButton, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

interface DiscountNoteProps {
  discount: DiscountCode;
  /** Removes the code; set only for a code that the member typed. */
  onRemove?: (() => void) | undefined;
}

/** The discount, with a countdown to its actual end if it has one. */
export const DiscountNote = ({ discount, onRemove }: DiscountNoteProps) => (
  <Alert
    tone="primary"
    icon="discount"
    title={
      <FormattedMessage
        id="credits.discount.active"
        defaultMessage="{percent, number}% discount with code {code}"
        description="Above the packages; code: discount code"
        values={{ percent: discount.value_percentage, code: discount.code }}
      />
    }
    action={onRemove && <RemoveButton onPress={onRemove} />}
  >
    {discount.expires === null ? undefined : <TimeLeft expires={discount.expires} />}
  </Alert>
);

const RemoveButton = ({ onPress }: { onPress: () => void }) => (
  <LinkButton onPress={onPress}>
    <FormattedMessage
      id="credits.discount.remove"
      defaultMessage="Remove the code"
      description="Button at a discount code that was typed"
    />
  </LinkButton>
);

/** Countdown that screen readers announce when it appears, but not on every tick. */
const TimeLeft = observer(({ expires }: { expires: number }) => {
  const intl = useIntl();
  const { clock } = useStore();
  const label = intl.formatMessage({
    id: 'credits.discount.left',
    defaultMessage: 'Time left for this discount',
    description: 'Name of a countdown, read out',
  });
  return (
    <Text as="span" size="s">
      <FormattedMessage
        id="credits.discount.ends"
        defaultMessage="Ends in {time}"
        description="Under a discount; time: hours, minutes and seconds"
        values={{ time: <Countdown key="time" seconds={Math.max(0, expires - clock.seconds)} label={label} /> }}
      />
    </Text>
  );
});
