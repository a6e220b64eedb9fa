import type { BeaconCount, BeaconStore, CountedBeacon } from './BeaconStore';

/** Beacons of one process; forgotten when it ends. */
export class MemoryBeaconStore implements BeaconStore {
  private readonly seen = new Map<string, CountedBeacon>();

  async add(beacon: CountedBeacon): Promise<void> {
    const key = [beacon.visit, beacon.remote, beacon.release, beacon.rung].join('|');
    if (!this.seen.has(key)) this.seen.set(key, beacon);
  }

  async counts(): Promise<BeaconCount[]> {
    const counts = new Map<string, BeaconCount>();
    for (const { remote, release, rung, reason } of this.seen.values()) {
      const key = [remote, release, rung].join('|');
      counts.set(key, { remote, release, rung, visits: (counts.get(key)?.visits ?? 0) + 1, reason });
    }
    return [...counts.values()];
  }
}
