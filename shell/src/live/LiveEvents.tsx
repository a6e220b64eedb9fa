import { FIRST_POLL_MS, POLL_MS } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { changedBy } from './changedBy';
import { openEvents, type OpenEvents } from './openEvents';

interface LiveEventsProps {
  open?: OpenEvents;
}

/** When the stream is asked for, in ms: soon enough to have begun before the first poll, which brings what happened until then. */
const BEGIN_MS = FIRST_POLL_MS - 2_000;

/**
 * Follows the live events of a member beside the polls; what fails the next poll brings. A stream that begins after a poll reads again, so
 * that nothing falls between the two. Renders nothing.
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
