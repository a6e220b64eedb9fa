import { pathTo } from '@rendezvous/shared/contract';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';

/** Returns a callback that logs out and navigates to the front page; a failure appears as a toast. */
export function useLogout(): () => void {
  const { session, toasts } = useStore();
  const navigate = useNavigate();
  return () => void session.logout().then(() => navigate(pathTo('index')), toasts.showError);
}
