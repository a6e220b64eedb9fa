import type { LiveEvent } from '@rendezvous/shared/contract';

export interface EventReader {
  onEvent: (event: LiveEvent) => void;
  /** Nothing is missed from here on: after a reconnect the server replays what happened meanwhile. */
  onBegun: () => void;
  /** The server rejected the stream for good; lost connections reconnect by themselves. */
  onRefused: () => void;
}

/** Reads the member's live events until closed. */
export type OpenEvents = (reader: EventReader) => () => void;

/** Events of the browser's EventSource, which reconnects by itself and resumes where it left off. */
export const openEvents: OpenEvents = ({ onEvent, onBegun, onRefused }) => {
  const stream = new EventSource('/api/events.php');
  stream.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent);
  stream.addEventListener('open', onBegun, { once: true });
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) onRefused();
  };
  return () => stream.close();
};
