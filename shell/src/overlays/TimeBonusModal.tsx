import { ACT_FAST_HOURS, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Dialog, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { BonusOffer } from '../banners/BonusOffer';
import { useTimeBonusModal } from './useTimeBonusModal';

const HOUR_S = 3_600;

/** Offers the welcome discount, with its code and real end, to a member without credits. */
export const TimeBonusModal = observer(() => {
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
  return (
    <Dialog title={title} isOpen onClose={close} size="s" actions={action}>
      <Text>
        <BonusOffer code={code} />
      </Text>
    </Dialog>
  );
});
