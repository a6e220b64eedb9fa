import { BACK_BUTTON_ROUTES } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { IconButton } from '@rendezvous/shared/ui';
import { useSyncExternalStore } from 'react';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { useInstalled } from '../services/useInstalled';

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * True when the history has an entry before the current one: the router numbers the entries of a tab, and replacing the first one keeps its number.
 */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** True when this tab's history has an earlier page of this site. */
function useHasHistory(): boolean {
  // Subscribes to navigation, so that the result is re-evaluated each time.
  useLocation();
  return useSyncExternalStore(subscribeToNothing, hasEntryBefore, () => false);
}

/** Back button, shown on certain routes of the installed app if there is a page to go back to. */
export const BackButton = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const hasHistory = useHasHistory();
  const isInstalled = useInstalled();
  const route = useCurrentRoute();
  if (!isInstalled || !hasHistory || !BACK_BUTTON_ROUTES.includes(route?.name ?? '')) return null;
  const label = intl.formatMessage({
    id: 'shell.nav.back',
    defaultMessage: 'Back',
    description: 'Button to the page before, in the installed app',
  });
  return <IconButton icon="back" label={label} onPress={() => void navigate(-1)} />;
};
