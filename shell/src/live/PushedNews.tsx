import { useStore } from '@rendezvous/shared/store';
import { useNavigate } from '@rendezvous/shared/router';
import { useEffect } from 'react';
import { isPath } from '../worker/isPath';
import type { PageMessage } from '../worker/PageMessage';

const PUSHED: PageMessage = 'pushed';

/** Path of a notification that was tapped. */
function openedBy(data: unknown): string | undefined {
  const { open }: { open?: unknown } = typeof data === 'object' && data !== null ? data : {};
  return isPath(open) ? open : undefined;
}

/**
 * A push message that arrives while the page is open reads chats and likes again, and a tap on its notification leads to what it is about
 * . Renders nothing.
 */
export const PushedNews = () => {
  const store = useStore();
  const navigate = useNavigate();
  useEffect(() => {
    // Missing where the connection is not safe.
    const worker = (navigator as Partial<Navigator>).serviceWorker;
    const follow = ({ data, ports }: MessageEvent<unknown>): void => {
      if (data === PUSHED && store.session.isSignedIn) void store.read(['chats', 'likes']);
      const path = openedBy(data);
      if (path === undefined) return;
      // The worker waits for this, and loads the page anew without it.
      ports[0]?.postMessage('opened');
      void navigate(path);
    };
    worker?.addEventListener('message', follow);
    return () => worker?.removeEventListener('message', follow);
  }, [store, navigate]);
  return null;
};
