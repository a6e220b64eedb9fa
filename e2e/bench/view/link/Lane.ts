import { TokenBucket } from './TokenBucket';

/** Payload of a TCP packet on Ethernet, in bytes. */
const PACKET_BYTES = 1_460;
const BURST_BYTES = 2 * PACKET_BYTES;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => (ms <= 0 ? resolve() : void setTimeout(resolve, ms)));

/** One direction of a link: the packets of all connections share its rate, and each then takes half a round trip to arrive. */
export class Lane {
  private readonly bucket: TokenBucket;
  sentBytes = 0;

  constructor(
    kbitPerS: number,
    private readonly delayMs: number,
  ) {
    this.bucket = new TokenBucket(kbitPerS / 8, BURST_BYTES);
  }

  /** Sends data and resolves when all of it has left; `onArrival` receives each packet once it arrives, in order. */
  async send(data: Buffer, onArrival: (packet: Buffer) => void): Promise<void> {
    for (let offset = 0; offset < data.byteLength; offset += PACKET_BYTES) {
      const packet = data.subarray(offset, offset + PACKET_BYTES);
      this.sentBytes += packet.byteLength;
      await sleep(this.bucket.take(packet.byteLength, performance.now()));
      this.afterArrival(() => onArrival(packet));
    }
  }

  /** Calls back once everything sent so far has arrived. */
  afterArrival(callback: () => void): void {
    if (this.delayMs === 0) callback();
    // Timers with the same delay fire in the order they were set.
    else setTimeout(callback, this.delayMs);
  }
}
