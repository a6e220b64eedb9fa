import { ACT_FAST_HOURS, matchRoute, MEMBERS_AREA, pathTo, type RouteName, ROUTES, TIME_BONUS_MODAL_MS } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Dialog, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from '@rendezvous/shared/router';
import { BonusOffer } from '../banners/BonusOffer';

const ROUTE_TABLE = Object.entries(ROUTES).map(([name, { path }]) => ({ name: name as RouteName, path }));

/** Returns the name of the route that matches the current URL; unlike `useCurrentRoute`, it also works outside the layouts. */
function useRouteName(): RouteName | undefined {
  return matchRoute(ROUTE_TABLE, useLocation().pathname)?.route.name;
}

const DISMISSAL_KEY = 'hide-time-bonus-modal';

/** Opens the modal, if due, 40 s after the member enters the members area; moving within it keeps the timer. Returns a dismiss function. */
function useTimeBonusModal(): () => void {
  const { session, timeBonus, alerts, overlays, services } = useStore();
  const route = useRouteName();
  const isInMembersArea = MEMBERS_AREA.some((name) => name === route);
  const isDue = isInMembersArea && session.isSignedIn && session.credits === 0 && timeBonus.isVisible && !alerts.isDismissed(DISMISSAL_KEY);
  useEffect(() => {
    if (!isDue) return undefined;
    const cancel = services.after(TIME_BONUS_MODAL_MS, () => overlays.open('time-bonus'));
    return () => {
      cancel();
      overlays.close('time-bonus');
    };
  }, [isDue, overlays, services]);
  return () => alerts.dismiss(DISMISSAL_KEY);
}

const HOUR_S = 3_600;

/** Offers the time bonus, with its code and real end, to a member without credits. */
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
      <FormattedMessage id="shell.bonus.modal_action" defaultMessage="See credits" description="Button of the discount modal" />
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
