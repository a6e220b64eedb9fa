import { matchRoute, MEMBERS_AREA, type RouteName, ROUTES, TIME_BONUS_MODAL_MS } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { useLocation } from '@rendezvous/shared/router';

const TABLE = Object.entries(ROUTES).map(([name, { path }]) => ({ name: name as RouteName, path }));

/** The specification's name of the current route, available above all layouts. */
function useRouteName(): RouteName | undefined {
  return matchRoute(TABLE, useLocation().pathname)?.route.name;
}

const FLAG = 'hide-time-bonus-modal';

/** Opens the modal 40 s after entering the members area; moving inside it does not restart the timer. Returns how to close it. */
export function useTimeBonusModal(): () => void {
  const { session, timeBonus, alerts, overlays, services } = useStore();
  const route = useRouteName();
  const inArea = MEMBERS_AREA.some((name) => name === route);
  const due = inArea && session.isSignedIn && session.credits === 0 && timeBonus.isVisible && !alerts.isDismissed(FLAG);
  useEffect(() => {
    if (!due) return undefined;
    const cancel = services.after(TIME_BONUS_MODAL_MS, () => overlays.open('time-bonus'));
    return () => {
      cancel();
      overlays.close('time-bonus');
    };
  }, [due, overlays, services]);
  return () => alerts.dismiss(FLAG);
}
