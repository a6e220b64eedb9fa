import { FIRST_POLL_MS, POLL_MS } from '@rendezvous/shared/contract';
import { type RootStore, useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { changedBy, type Kind } from './changedBy';
import { openEvents, type OpenEvents } from './openEvents';

interface LiveEventsProps {
  open?: OpenEvents;
}

const read = (store: RootStore, kind: Kind): Promise<void> => (kind === 'user' ? store.session : store[kind]).poll();

/** Follows the live events of a member beside the polls, from the first poll on; what fails the next poll brings. Renders nothing. */
export const LiveEvents = observer(({ open = openEvents }: LiveEventsProps) => {
  const store = useStore();
  const { isSignedIn } = store.session;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let end = (): void => undefined;
    const begin = (): void => {
      end = open({
        onEvent: (event) => void Promise.allSettled(changedBy(event).map((kind) => read(store, kind))),
        onRefused: () => (end = store.services.after(POLL_MS, begin)),
      });
    };
    end = store.services.after(FIRST_POLL_MS, begin);
    return () => end();
  }, [store, isSignedIn, open]);
  return null;
});
