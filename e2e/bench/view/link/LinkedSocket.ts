import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Lane } from './Lane';

/** Getters of a link's current lanes, called for each piece of data, since the link's profile can change. */
export interface Lanes {
  getUplink: () => Lane;
  getDownlink: () => Lane;
}

/** A browser's connection as the server sees it over a slow link. Writes are accepted only as fast as the link carries them. */
export class LinkedSocket extends Duplex {
  /** Resolves when the browser's latest bytes have been sent over the link; initially, when the TCP handshake is complete. */
  private pendingUpload: Promise<void>;

  constructor(
    private readonly socket: Socket,
    private readonly lanes: Lanes,
    handshakeMs: number,
  ) {
    super({ writableHighWaterMark: 1 });
    this.pendingUpload = new Promise((resolve) => void setTimeout(resolve, handshakeMs));
    socket.setNoDelay(true);
    socket.on('data', (data: Buffer) => {
      this.pendingUpload = this.pendingUpload.then(() => lanes.getUplink().send(data, (packet) => void this.push(packet)));
    });
    socket.on('end', () => void this.pendingUpload.then(() => lanes.getUplink().afterArrival(() => this.push(null))));
    socket.on('close', () => this.destroy());
    socket.on('error', () => this.destroy());
  }

  override _read(): void {
    // Nothing to do: requests are small and are pushed as they arrive.
  }

  override _write(data: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const writePacket = (packet: Buffer): void => {
      if (!this.socket.destroyed) this.socket.write(packet);
    };
    this.lanes
      .getDownlink()
      .send(data, writePacket)
      .then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.lanes.getDownlink().afterArrival(() => this.socket.end());
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }
}
