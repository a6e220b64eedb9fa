import { TokenBucket } from './TokenBucket';

/** Returns the times in ms at which packets have passed, each queued as soon as its predecessor has passed. */
function getPassTimes(bucket: TokenBucket, packets: number[], lateness = 0): number[] {
  let now = 0;
  return packets.map((bytes) => {
    const wait = bucket.take(bytes, now);
    now += wait === 0 ? 0 : wait + lateness;
    return now;
  });
}

describe('the rate of the link', () => {
  it('lets a long transfer through at its rate', () => {
    const packets = Array<number>(1_000).fill(1_000);
    expect(getPassTimes(new TokenBucket(200, 0), packets).at(-1)).toBeCloseTo(5_000);
  });

  it('lets a burst through at once after a pause, and no more than that', () => {
    const bucket = new TokenBucket(200, 3_000);
    expect(getPassTimes(bucket, [1_000, 1_000, 1_000, 1_000])).toEqual([0, 0, 0, 5]);
    expect(bucket.take(3_200, 60_000)).toBe(1);
  });

  it('holds with timers that fire up to a burst late', () => {
    const packets = Array<number>(1_000).fill(1_000);
    const lastPassTime = getPassTimes(new TokenBucket(200, 3_000), packets, 2).at(-1) ?? 0;
    expect(lastPassTime).toBeGreaterThan(4_980);
    expect(lastPassTime).toBeLessThan(5_010);
  });

  it('makes two simultaneous takers wait one after the other', () => {
    const bucket = new TokenBucket(200, 0);
    expect([bucket.take(1_000, 100), bucket.take(1_000, 100)]).toEqual([5, 10].map((ms) => expect.closeTo(ms)));
  });
});
