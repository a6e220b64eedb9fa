import type { LiveEvent } from '@rendezvous/shared/contract';

export interface EventReader {
  onEvent: (event: LiveEvent) => void;
  /** From here on nothing is missed: what comes back after a lost connection is told what happened meanwhile. */
  onBegun: () => void;
  /** The server refused the stream for good; a lost connection comes back by itself. */
  onRefused: () => void;
}

/** Reads the member's live events until it is closed. */
export type OpenEvents = (reader: EventReader) => () => void;

/** Events of the browser's own stream, which reconnects by itself and then goes on where it was. */
export const openEvents: OpenEvents = ({ onEvent, onBegun, onRefused }) => {
  const stream = new EventSource('/api/events.php');
  stream.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent);
  stream.addEventListener('open', onBegun, { once: true });
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) onRefused();
  };
  return () => stream.close();
};
