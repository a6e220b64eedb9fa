import { TokenBucket } from './TokenBucket';

/** Bytes of one packet. */
const PACKET_BYTES = 1_460;
const BURST_BYTES = 2 * PACKET_BYTES;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => (ms <= 0 ? resolve() : void setTimeout(resolve, ms)));

/** One direction of a link: packets of all connections wait for the rate, then each travels for half a round trip. */
export class Lane {
  private readonly bucket: TokenBucket;
  /** Bytes sent so far. */
  bytes = 0;

  constructor(
    kbitPerS: number,
    private readonly delayMs: number,
  ) {
    this.bucket = new TokenBucket(kbitPerS / 8, BURST_BYTES);
  }

  /** Resolves when the data has left; `arrive` gets each packet later, in order. */
  async send(data: Buffer, arrive: (packet: Buffer) => void): Promise<void> {
    for (let offset = 0; offset < data.byteLength; offset += PACKET_BYTES) {
      const packet = data.subarray(offset, offset + PACKET_BYTES);
      this.bytes += packet.byteLength;
      await sleep(this.bucket.take(packet.byteLength, performance.now()));
      this.after(() => arrive(packet));
    }
  }

  /** Runs a callback when everything sent before has arrived. */
  after(callback: () => void): void {
    if (this.delayMs === 0) callback();
    // Timers of one duration fire in the order they were set.
    else setTimeout(callback, this.delayMs);
  }
}
