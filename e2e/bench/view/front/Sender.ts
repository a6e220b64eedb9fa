import type { ServerHttp2Stream } from 'node:http2';
import { type Body, piecesOf } from './Exchange';
import { nextOf, type Priority } from './priority';

/** Size of a chunk in bytes: so small that a more urgent response waits only about 20 ms on the phone's link. */
const PIECE_BYTES = 4 * 1024;

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
 * Sends the bodies of one connection by the browser's priorities, as a good server does. Node's HTTP/2 server writes whatever is available, so it is
 * given one chunk at a time while the rest waits here instead of in its buffers.
 */
export class Sender {
  private pending: PendingResponse[] = [];
  private isSending = false;
  private pieces = 0;

  /** Queues a body; resolves when all of it is queued, and rejects if it is aborted. */
  async send(stream: ServerHttp2Stream, body: Body, priority: Priority): Promise<void> {
    const response: PendingResponse = { ...priority, stream, body: Buffer.alloc(0), isComplete: false, lastSent: 0 };
    this.pending.push(response);
    try {
      for await (const piece of piecesOf(body)) {
        response.body = Buffer.concat([response.body, piece]);
        void this.run();
      }
    } finally {
      response.isComplete = true;
      void this.run();
    }
  }

  private async run(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.next(); next; next = this.next()) await this.sendPiece(next);
    this.isSending = false;
  }

  private next(): PendingResponse | undefined {
    const ready = this.pending.filter(({ body, isComplete, stream }) => body.byteLength > 0 || isComplete || stream.destroyed);
    return nextOf(ready);
  }

  private async sendPiece(response: PendingResponse): Promise<void> {
    const { stream, body, isComplete } = response;
    const piece = body.subarray(0, PIECE_BYTES);
    response.body = body.subarray(PIECE_BYTES);
    response.lastSent = ++this.pieces;
    const isLast = isComplete && response.body.byteLength === 0;
    if (isLast || stream.destroyed) this.pending = this.pending.filter((one) => one !== response);
    if (stream.destroyed) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        stream.off('close', done);
        resolve();
      };
      // A stream cancelled by the browser closes without calling back.
      stream.once('close', done);
      if (isLast) stream.end(piece, done);
      else stream.write(piece, done);
    });
  }
}
