import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@rendezvous/shared/contract';

/** Maximum number of bytes buffered for a slow reader; beyond that the stream ends and the reader reconnects. */
const BUFFERED_BYTES_MAX = 256 * 1024;

/** One open event stream. Events that happen during catch-up are queued, and catching up sends no message twice. */
export class EventStream {
  private queue: LiveEvent[] | null = [];
  private readonly sentMessageIds = new Set<string>();

  constructor(private readonly response: ServerResponse) {}

  /** Sends an event, or queues it while the stream is still catching up. */
  publish(event: LiveEvent): void {
    if (this.queue) this.queue.push(event);
    else this.writeEvent(event);
  }

  /** Sends the missed events and then the queued ones; from then on, events are sent at once. */
  catchUp(missedEvents: readonly LiveEvent[]): void {
    const queuedEvents = this.queue ?? [];
    this.queue = null;
    for (const event of [...missedEvents, ...queuedEvents]) {
      if (event.type === 'message' && this.sentMessageIds.has(event.message.id)) continue;
      if (event.type === 'message') this.sentMessageIds.add(event.message.id);
      this.writeEvent(event);
    }
    this.sentMessageIds.clear();
  }

  /** Sends a message id as the resume position of a reader that has not received a message yet. */
  sendResumePosition(id: string): void {
    this.writeText(`id: ${id}\ndata: ${JSON.stringify({ type: 'changed', kinds: [] } satisfies LiveEvent)}\n\n`);
  }

  sendHeartbeat(): void {
    this.writeText(': heartbeat\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** Ends the stream and makes the reader reconnect after `ms` milliseconds. */
  endAndRetryAfter(ms: number): void {
    this.writeText(`retry: ${ms}\n\n`);
    this.end();
  }

  private writeEvent(event: LiveEvent): void {
    const id = event.type === 'message' ? `id: ${event.message.id}\n` : '';
    this.writeText(`${id}data: ${JSON.stringify(event)}\n\n`);
  }

  private writeText(text: string): void {
    if (this.response.writableLength > BUFFERED_BYTES_MAX) this.end();
    else if (!this.response.writableEnded) this.response.write(text);
  }
}
