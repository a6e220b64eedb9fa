import { activationReminder, SIGNUP_COMPLETE_PARAM, SMARTPHONE_QUERY } from '@rendezvous/shared/contract';
import { useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useCurrentRoute } from '../routing/CurrentRouteContext';
import { useMediaQuery } from '../services/useMediaQuery';

/** Returns how the current route reminds the member to confirm the address; null for no reminder. Call inside an observer. */
export function useActivationReminder(): 'modal' | 'alert' | null {
  const [query] = useSearchParams();
  const { user } = useStore().session;
  const route = useCurrentRoute()?.name ?? '';
  const smartphone = useMediaQuery(SMARTPHONE_QUERY);
  return activationReminder(user, { route, smartphone, signupComplete: query.has(SIGNUP_COMPLETE_PARAM) });
}
