import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@rendezvous/shared/contract';

/** Bytes buffered for a slow reader; beyond that the stream ends and the reader reconnects. */
const BACKLOG_MAX = 256 * 1024;

/** One open event stream. Events during catch-up are queued, and no message is sent twice. */
export class EventStream {
  private waiting: LiveEvent[] | null = [];
  private readonly told = new Set<string>();

  constructor(private readonly response: ServerResponse) {}

  /** Sends an event, after anything the stream is still catching up with. */
  tell(event: LiveEvent): void {
    if (this.waiting) this.waiting.push(event);
    else this.write(event);
  }

  /** Sends missed events, then those that happened meanwhile, then goes live. */
  catchUp(missed: readonly LiveEvent[]): void {
    const meanwhile = this.waiting ?? [];
    this.waiting = null;
    for (const event of [...missed, ...meanwhile]) {
      if (event.type === 'message' && this.told.has(event.message.id)) continue;
      if (event.type === 'message') this.told.add(event.message.id);
      this.write(event);
    }
    this.told.clear();
  }

  /** Sends the stream position that a reader without a message resumes from. */
  mark(id: string): void {
    this.send(`id: ${id}\ndata: ${JSON.stringify({ type: 'changed', kinds: [] } satisfies LiveEvent)}\n\n`);
  }

  heartbeat(): void {
    this.send(': heartbeat\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** Ends with a reconnection delay in ms. */
  endFor(ms: number): void {
    this.send(`retry: ${ms}\n\n`);
    this.end();
  }

  private write(event: LiveEvent): void {
    const id = event.type === 'message' ? `id: ${event.message.id}\n` : '';
    this.send(`${id}data: ${JSON.stringify(event)}\n\n`);
  }

  private send(text: string): void {
    if (this.response.writableLength > BACKLOG_MAX) this.end();
    else if (!this.response.writableEnded) this.response.write(text);
  }
}
