import { ACT_FAST_HOURS, pathTo } from '@rendezvous/shared/contract';
import { formatDateTime, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Dialog, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { TimeLeft } from '../banners/TimeLeft';
import { useTimeBonusModal } from './useTimeBonusModal';

const HOUR_S = 3_600;

/** Offers the welcome discount to a member without credits, with its code and its real end. */
export const TimeBonusModal = observer(() => {
  const intl = useIntl();
  const { overlays, timeBonus } = useStore();
  const close = useTimeBonusModal();
  const { code } = timeBonus;
  if (code === null || !overlays.isOpen('time-bonus')) return null;
  const hours = Math.min(ACT_FAST_HOURS, Math.ceil(timeBonus.remaining / HOUR_S));
  const title = (
    <FormattedMessage
      id="shell.bonus.act_fast"
      defaultMessage="Act fast, only {timeLeft, plural, one {# hour} other {# hours}} left"
      description="Heading of the discount modal; timeLeft: hours"
      values={{ timeLeft: hours }}
    />
  );
  const action = (
    <ButtonLink to={pathTo('credits')} onPress={close} wide>
      <FormattedMessage id="shell.bonus.modal_action" defaultMessage="To the credits" description="Button of the discount modal" />
    </ButtonLink>
  );
  const end = formatDateTime(intl, code.expires ?? 0);
  return (
    <Dialog title={title} isOpen onClose={close} size="s" actions={action}>
      <Text>
        <FormattedMessage
          id="shell.bonus.modal"
          defaultMessage="{percentage}% off your first purchase with {code}, until {end}. {left} left."
          description="Discount modal; percentage: number, code: discount code, end: date and time, left: countdown hours:minutes:seconds"
          values={{ percentage: code.value_percentage, code: <strong>{code.code}</strong>, end, left: <TimeLeft /> }}
        />
      </Text>
    </Dialog>
  );
});
