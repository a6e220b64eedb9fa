import { pathTo } from '@rendezvous/shared/contract';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';

/** Logs out and goes home. */
export function useLogout(): () => void {
  const { session, toasts } = useStore();
  const navigate = useNavigate();
  return () => void session.logout().then(() => navigate(pathTo('index')), toasts.showError);
}
