import type { ServerHttp2Stream } from 'node:http2';
import { type Body, toChunks } from './Exchange';
import { selectNext, type Priority } from './priority';

/** Size of a chunk in bytes: so small that a more urgent response waits only about 20 ms on the phone's link. */
const CHUNK_BYTES = 4 * 1024;

interface PendingResponse extends Priority {
  stream: ServerHttp2Stream;
  /** Data received from the handler but not sent yet. */
  body: Buffer;
  /** True once the handler has delivered the whole body. */
  isComplete: boolean;
  /** Sequence number, within the connection, of the last chunk sent for this response; 0 before the first. */
  lastSent: number;
}

/**
 * Sends the bodies of one connection in the order of the browser's priorities, as a good server does. Node's HTTP/2 server writes whatever is
 * available, so it is given one chunk at a time, while the rest waits in this queue instead of in the server's buffers.
 */
export class Sender {
  private pendingResponses: PendingResponse[] = [];
  private isSending = false;
  private sentChunkCount = 0;

  /** Queues a body; resolves when all of it is queued, and rejects if reading it fails. */
  async send(stream: ServerHttp2Stream, body: Body, priority: Priority): Promise<void> {
    const response: PendingResponse = { ...priority, stream, body: Buffer.alloc(0), isComplete: false, lastSent: 0 };
    this.pendingResponses.push(response);
    try {
      for await (const chunk of toChunks(body)) {
        response.body = Buffer.concat([response.body, chunk]);
        void this.sendPending();
      }
    } finally {
      response.isComplete = true;
      void this.sendPending();
    }
  }

  private async sendPending(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let nextResponse = this.selectNextResponse(); nextResponse; nextResponse = this.selectNextResponse())
      await this.sendChunk(nextResponse);
    this.isSending = false;
  }

  private selectNextResponse(): PendingResponse | undefined {
    const readyResponses = this.pendingResponses.filter(
      ({ body, isComplete, stream }) => body.byteLength > 0 || isComplete || stream.destroyed,
    );
    return selectNext(readyResponses);
  }

  private async sendChunk(response: PendingResponse): Promise<void> {
    const { stream, body, isComplete } = response;
    const chunk = body.subarray(0, CHUNK_BYTES);
    response.body = body.subarray(CHUNK_BYTES);
    response.lastSent = ++this.sentChunkCount;
    const isLast = isComplete && response.body.byteLength === 0;
    if (isLast || stream.destroyed) this.pendingResponses = this.pendingResponses.filter((pendingResponse) => pendingResponse !== response);
    if (stream.destroyed) return;
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        stream.off('close', finish);
        resolve();
      };
      // A stream cancelled by the browser closes without calling back.
      stream.once('close', finish);
      if (isLast) stream.end(chunk, finish);
      else stream.write(chunk, finish);
    });
  }
}
