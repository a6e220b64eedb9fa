import type { ServerHttp2Stream } from 'node:http2';
import { nextOf, type Priority } from './priority';

/** Small enough that something more urgent waits 20 ms at most on the phone's link. */
const PIECE = 4 * 1024;

interface Response extends Priority {
  stream: ServerHttp2Stream;
  body: Buffer;
  lastSent: number;
}

/**
 * Sends the bodies of one connection by the browser's priorities, as a good server does. Node's own h2 writes whatever is at hand; only
 * one piece at a time is, so what is left over waits here and not in buffers.
 */
export class Sender {
  private waiting: Response[] = [];
  private isSending = false;
  private pieces = 0;

  send(stream: ServerHttp2Stream, body: Buffer, priority: Priority): void {
    this.waiting.push({ ...priority, stream, body, lastSent: 0 });
    if (!this.isSending) void this.run();
  }

  private async run(): Promise<void> {
    this.isSending = true;
    for (let next = nextOf(this.waiting); next; next = nextOf(this.waiting)) await this.sendPiece(next);
    this.isSending = false;
  }

  private async sendPiece(response: Response): Promise<void> {
    const { stream, body } = response;
    const piece = body.subarray(0, PIECE);
    response.body = body.subarray(PIECE);
    response.lastSent = ++this.pieces;
    const isLast = response.body.byteLength === 0;
    if (isLast || stream.destroyed) this.waiting = this.waiting.filter((one) => one !== response);
    if (stream.destroyed) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        stream.off('close', done);
        resolve();
      };
      // A stream that the browser cancels closes and never calls back.
      stream.once('close', done);
      if (isLast) stream.end(piece, done);
      else stream.write(piece, done);
    });
  }
}
