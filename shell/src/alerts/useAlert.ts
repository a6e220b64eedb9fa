import { ALERT_STORAGE_KEYS, type AlertName, isAlertDue } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useCurrentRoute } from '../routing/ShownRouteContext';

interface AlertState {
  isShown: boolean;
  dismiss: () => void;
}

/** Returns whether the current route shows an alert, and how to dismiss it for good. Call inside an observer. */
export function useAlert(alert: AlertName): AlertState {
  const { session, push, alerts } = useStore();
  const route = useCurrentRoute()?.name ?? '';
  const key = ALERT_STORAGE_KEYS[alert];
  const isShown = !alerts.isPageSettled && isAlertDue(alert, route, session.user, push.state) && !alerts.isDismissed(key);
  return { isShown, dismiss: () => alerts.dismiss(key) };
}
