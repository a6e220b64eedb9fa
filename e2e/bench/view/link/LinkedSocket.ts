import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Lane } from './Lane';

/** The lanes of a connection, looked up for each packet, since a link can change its profile. */
export interface Lanes {
  up: () => Lane;
  down: () => Lane;
}

/** A browser's connection as the server sees it over a slow link. The server's writes are accepted only as fast as the link carries them. */
export class LinkedSocket extends Duplex {
  /** Resolves when the browser's last bytes were metered; preceded by the TCP handshake. */
  private upward: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly lanes: Lanes,
    handshakeMs: number,
  ) {
    super({ writableHighWaterMark: 1 });
    this.upward = new Promise((resolve) => void setTimeout(resolve, handshakeMs));
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => {
      this.upward = this.upward.then(() => lanes.up().send(data, (packet) => void this.push(packet)));
    });
    socket.on('end', () => void this.upward.then(() => lanes.up().after(() => this.push(null))));
    socket.on('close', () => this.destroy());
    socket.on('error', () => this.destroy());
  }

  override _read(): void {
    // Requests are small: they are passed on as they arrive.
  }

  override _write(data: Buffer, _encoding: BufferEncoding, taken: (error?: Error | null) => void): void {
    const arrive = (packet: Buffer): void => {
      if (!this.socket.destroyed) this.socket.write(packet);
    };
    this.lanes
      .down()
      .send(data, arrive)
      .then(() => taken(), taken);
  }

  override _final(ended: (error?: Error | null) => void): void {
    this.lanes.down().after(() => this.socket.end());
    ended();
  }

  override _destroy(error: Error | null, destroyed: (error?: Error | null) => void): void {
    this.socket.destroy();
    destroyed(error);
  }
}
