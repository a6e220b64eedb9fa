import { useLocation, useNavigate } from '@rendezvous/shared/router';

const hasStarted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'landerStarted' in state && state.landerStarted === true;

/** Whether the sign-up is open, stored in the history entry, so that the browser's back button closes it. */
export function useStarted(): { isStarted: boolean; start: () => void } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const previousState = typeof state === 'object' ? state : null;
  return {
    isStarted: hasStarted(state),
    start: () => void navigate({ pathname, search, hash }, { state: { ...previousState, landerStarted: true } }),
  };
}
