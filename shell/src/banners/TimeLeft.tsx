import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Countdown } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** The running countdown of the time bonus; the only component that renders every second. */
export const TimeLeft = observer(() => {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'shell.bonus.countdown',
    defaultMessage: 'Time left for the welcome discount',
    description: 'Name of the countdown, for screen readers',
  });
  return <Countdown seconds={useStore().timeBonus.remaining} label={label} />;
});
