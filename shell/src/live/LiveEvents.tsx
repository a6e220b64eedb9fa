import { FIRST_POLL_MS, POLL_MS } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { changedBy } from './changedBy';
import { openEvents, type OpenEvents } from './openEvents';

interface LiveEventsProps {
  open?: OpenEvents;
}

/** Delay before opening the stream in ms: short enough to precede the first poll, which covers everything until then. */
const BEGIN_MS = FIRST_POLL_MS - 2_000;

/**
 * Follows a member's live events in addition to polling, which covers any failure. A stream that opens after a poll triggers another read, so that
 * nothing falls in between. Renders nothing.
 */
export const LiveEvents = observer(({ open = openEvents }: LiveEventsProps) => {
  const store = useStore();
  const { isSignedIn } = store.session;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let end = (): void => undefined;
    const begin = (): void => {
      end = open({
        onEvent: (event) => void store.read(changedBy(event)),
        onBegun: () => void (store.isPolling !== null && store.read(['user', 'chats', 'likes'])),
        onRefused: () => (end = store.services.after(POLL_MS, begin)),
      });
    };
    end = store.services.after(BEGIN_MS, begin);
    return () => end();
  }, [store, isSignedIn, open]);
  return null;
});
