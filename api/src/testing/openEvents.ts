import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LiveEvent } from '@rendezvous/shared/contract';

export interface TestStream {
  status: number;
  /** Waits for the next event and returns it, with its id if it has one, or returns 'end' once the stream has ended. */
  next(): Promise<{ id?: string; event: LiveEvent } | 'end'>;
  close(): void;
}

function parseEvent(block: string): { id?: string; event: LiveEvent } | undefined {
  const readField = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const [id, data] = [readField('id'), readField('data')];
  return data === undefined ? undefined : { ...(id === undefined ? {} : { id }), event: JSON.parse(data) as LiveEvent };
}

class StreamReader {
  private buffer = '';

  constructor(private readonly reader: ReadableStreamDefaultReader<string> | undefined) {}

  async next(): Promise<{ id?: string; event: LiveEvent } | 'end'> {
    for (;;) {
      const block = this.takeBlock();
      const event = block === undefined ? undefined : parseEvent(block);
      if (event) return event;
      if (block === undefined && !(await this.readChunk())) return 'end';
    }
  }

  private takeBlock(): string | undefined {
    const end = this.buffer.indexOf('\n\n');
    if (end < 0) return undefined;
    const block = this.buffer.slice(0, end);
    this.buffer = this.buffer.slice(end + 2);
    return block;
  }

  private async readChunk(): Promise<boolean> {
    const chunk = await this.reader?.read();
    this.buffer += chunk?.value ?? '';
    return chunk?.done === false;
  }
}

const getOrigin = (app: FastifyInstance): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Opens the event stream of a session over a real connection, to a listening app or to the origin of a process. */
export async function openEvents(app: FastifyInstance | string, token: string, lastEventId?: string): Promise<TestStream> {
  const abortController = new AbortController();
  const headers = { cookie: `auth.session=${token}`, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
  const origin = typeof app === 'string' ? app : getOrigin(app);
  const reply = await fetch(`${origin}/api/events.php`, { headers, signal: abortController.signal });
  const reader = new StreamReader(reply.body?.pipeThrough(new TextDecoderStream()).getReader());
  return { status: reply.status, next: () => reader.next(), close: () => abortController.abort() };
}
