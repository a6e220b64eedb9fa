import { ALERT_STORAGE_KEYS, type AlertName, ALERTS, isAlertDue } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { useActivationReminder } from './useActivationReminder';

/**
 * Returns the alerts of the current page: those that were due when its content appeared and still are. One that becomes due later waits
 * for the next page, because it would move what the member is looking at. Call inside an observer.
 */
export function useDueAlerts(): readonly AlertName[] {
  const { session, push, alerts } = useStore();
  const route = useCurrentRoute()?.name ?? '';
  const reminder = useActivationReminder();
  const isDue = (name: AlertName): boolean =>
    name === 'activation' ? reminder !== null : isAlertDue(name, route, session.user, push.state);
  const dueAlerts = ALERTS.filter((name) => isDue(name) && !alerts.isDismissed(ALERT_STORAGE_KEYS[name]));
  const [firstAlerts] = useState(dueAlerts);
  return dueAlerts.filter((name) => firstAlerts.includes(name) && (name !== 'activation' || reminder === 'alert'));
}
