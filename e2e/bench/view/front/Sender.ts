import type { ServerHttp2Stream } from 'node:http2';
import { type Body, piecesOf } from './Exchange';
import { nextOf, type Priority } from './priority';

/** Small enough that something more urgent waits at most 20 ms on the phone's link. */
const PIECE = 4 * 1024;

interface Response extends Priority {
  stream: ServerHttp2Stream;
  /** Data available but not sent yet. */
  body: Buffer;
  /** Whether the body is complete. */
  isComplete: boolean;
  lastSent: number;
}

/**
 * Sends the bodies of one connection by the browser's priorities, as a good server does. Node's own h2 writes whatever is available; therefore it
 * gets only one piece at a time, and the rest waits here instead of in buffers.
 */
export class Sender {
  private waiting: Response[] = [];
  private isSending = false;
  private pieces = 0;

  /** Rejects when the body is aborted. */
  async send(stream: ServerHttp2Stream, body: Body, priority: Priority): Promise<void> {
    const response: Response = { ...priority, stream, body: Buffer.alloc(0), isComplete: false, lastSent: 0 };
    this.waiting.push(response);
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

  private next(): Response | undefined {
    const ready = this.waiting.filter(({ body, isComplete, stream }) => body.byteLength > 0 || isComplete || stream.destroyed);
    return nextOf(ready);
  }

  private async sendPiece(response: Response): Promise<void> {
    const { stream, body, isComplete } = response;
    const piece = body.subarray(0, PIECE);
    response.body = body.subarray(PIECE);
    response.lastSent = ++this.pieces;
    const isLast = isComplete && response.body.byteLength === 0;
    if (isLast || stream.destroyed) this.waiting = this.waiting.filter((one) => one !== response);
    if (stream.destroyed) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        stream.off('close', done);
        resolve();
      };
      // A stream cancelled by the browser closes and never calls back.
      stream.once('close', done);
      if (isLast) stream.end(piece, done);
      else stream.write(piece, done);
    });
  }
}
