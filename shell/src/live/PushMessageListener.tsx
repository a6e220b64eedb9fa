import { useStore } from '@rendezvous/shared/store';
import { useNavigate } from '@rendezvous/shared/router';
import { useEffect } from 'react';
import { isPath } from '../worker/isPath';
import type { PageMessage } from '../worker/PageMessage';

const PUSH_RECEIVED: PageMessage = 'pushed';

/** Returns the path to open if a message reports a tapped notification; undefined for any other message. */
function readTappedPath(data: unknown): string | undefined {
  const { open }: { open?: unknown } = typeof data === 'object' && data !== null ? data : {};
  return isPath(open) ? open : undefined;
}

/**
 * Refreshes chats and likes when a push message arrives while the page is open, and navigates when its notification is tapped. Renders
 * nothing.
 */
export const PushMessageListener = () => {
  const store = useStore();
  const navigate = useNavigate();
  useEffect(() => {
    // `serviceWorker` is undefined on an insecure connection.
    const worker = (navigator as Partial<Navigator>).serviceWorker;
    const onMessage = ({ data, ports }: MessageEvent<unknown>): void => {
      if (data === PUSH_RECEIVED && store.session.isSignedIn) void store.read(['chats', 'likes']);
      const path = readTappedPath(data);
      if (path === undefined) return;
      // The service worker waits for this reply; without it, the worker makes the browser load the path.
      ports[0]?.postMessage('opened');
      void navigate(path);
    };
    worker?.addEventListener('message', onMessage);
    return () => worker?.removeEventListener('message', onMessage);
  }, [store, navigate]);
  return null;
};
