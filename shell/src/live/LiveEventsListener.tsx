import { FIRST_POLL_MS, type LiveEvent, POLL_MS } from '@rendezvous/shared/contract';
import { type MemberData, useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

export interface EventReader {
  onEvent: (event: LiveEvent) => void;
  /** Called once the stream is open. Nothing is missed from then on: after a reconnect the server replays what happened in the meantime. */
  onOpen: () => void;
  /** Called when the server rejects the stream for good; lost connections reconnect by themselves. */
  onRejected: () => void;
}

/** Opens the stream of the member's live events and returns a function that closes it. */
type OpenEvents = (reader: EventReader) => () => void;

/** Opens the browser's EventSource, which reconnects by itself and resumes where it left off. */
export const openEvents: OpenEvents = ({ onEvent, onOpen, onRejected }) => {
  const stream = new EventSource('/api/events.php');
  stream.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent);
  stream.addEventListener('open', onOpen, { once: true });
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) onRejected();
  };
  return () => stream.close();
};

const CHANGED_KINDS_BY_EVENT: Record<Exclude<LiveEvent['type'], 'changed'>, readonly MemberData[]> = {
  message: ['chats', 'user'],
  message_removed: ['chats', 'user'],
  receipt: ['chats'],
  typing: [],
};

/**
 * Returns the kinds of data that an event changed, so that no others are read again. Messages also affect the member, because sending one
 * costs credits and removing one may refund them.
 */
export const getChangedKinds = (event: LiveEvent): readonly MemberData[] =>
  event.type === 'changed' ? event.kinds : CHANGED_KINDS_BY_EVENT[event.type];

interface LiveEventsListenerProps {
  openStream?: OpenEvents;
}

/** Delay in ms before the stream is opened, just ahead of the first poll, which covers everything that happened until then. */
const OPEN_DELAY_MS = FIRST_POLL_MS - 2_000;

/**
 * Follows a member's live events in addition to polling, which covers any failure. If the stream opens after the first poll, it triggers
 * another read, so that nothing is missed in between. Renders nothing.
 */
export const LiveEventsListener = observer(({ openStream = openEvents }: LiveEventsListenerProps) => {
  const store = useStore();
  const { isSignedIn } = store.session;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let disconnect = (): void => undefined;
    const connect = (): void => {
      disconnect = openStream({
        onEvent: (event) => void store.read(getChangedKinds(event)),
        onOpen: () => void (store.isPolling !== null && store.read(['user', 'chats', 'likes'])),
        onRejected: () => (disconnect = store.services.after(POLL_MS, connect)),
      });
    };
    disconnect = store.services.after(OPEN_DELAY_MS, connect);
    return () => disconnect();
  }, [store, isSignedIn, openStream]);
  return null;
});
