import { useLocation, useNavigate } from '@rendezvous/shared/router';

const hasStarted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'landerStarted' in state && state.landerStarted === true;

/**
 * Returns whether the sign-up is open and a function that opens it. The state lives in the history entry, so the browser's back button
 * closes the sign-up.
 */
export function useStarted(): { isSignupOpen: boolean; start: () => void } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const previousState = typeof state === 'object' ? state : null;
  return {
    isSignupOpen: hasStarted(state),
    start: () => void navigate({ pathname, search, hash }, { state: { ...previousState, landerStarted: true } }),
  };
}
