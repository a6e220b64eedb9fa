import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';

/** What the service worker tells its pages when a push message arrived. */
const PUSHED = 'pushed';

/** A push message that arrives while the page is open reads chats and likes again. Renders nothing. */
export const PushedNews = () => {
  const store = useStore();
  useEffect(() => {
    // Missing where the connection is not safe.
    const worker = (navigator as Partial<Navigator>).serviceWorker;
    const follow = ({ data }: MessageEvent<unknown>): void => {
      if (data === PUSHED && store.session.isSignedIn) void store.read(['chats', 'likes']);
    };
    worker?.addEventListener('message', follow);
    return () => worker?.removeEventListener('message', follow);
  }, [store]);
  return null;
};
