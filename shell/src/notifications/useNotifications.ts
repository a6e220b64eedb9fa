import { useStore } from '@rendezvous/shared/store';
import { NotificationsStore } from '../stores/NotificationsStore';

/** The member's notification settings, kept beyond the life of the screen. */
export function useNotifications(): NotificationsStore {
  const store = useStore();
  return store.slice('notifications@1', () => new NotificationsStore(store));
}
