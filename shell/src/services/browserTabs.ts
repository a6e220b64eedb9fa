import type { Tabs } from '@rendezvous/shared/store';

const CHANNEL = 'session';

/** Tells the other tabs that the session is over; alone where the browser has no channels. */
export function browserTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: (message) => channel.postMessage(message),
    listen(onMessage) {
      const hear = ({ data }: MessageEvent): void => {
        if (data === 'signed-out') onMessage(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
