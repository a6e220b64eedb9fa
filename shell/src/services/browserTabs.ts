import type { Tabs } from '@rendezvous/shared/store';

const CHANNEL = 'session';

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Tells other tabs that the session has ended; does nothing where BroadcastChannel is missing or blocked. */
export function browserTabs(): Tabs {
  const channel = openChannel();
  return {
    post: (message) => channel?.postMessage(message),
    listen(onMessage) {
      const hear = ({ data }: MessageEvent): void => {
        if (data === 'signed-out') onMessage(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
