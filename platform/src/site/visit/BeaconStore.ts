import type { Beacon } from '@rendezvous/shared/contract';

export type CountedBeacon = Omit<Beacon, 'token'> & { visit: string };

/** How often a release failed on a rung of the ladder. */
export interface BeaconCount {
  remote: string;
  release: string;
  rung: string;
  visits: number;
  /** What the newest report said. */
  reason: string;
}

/** Failures that browsers report; each counts once per visit, release and rung. */
export interface BeaconStore {
  add(beacon: CountedBeacon): Promise<void>;
  counts(): Promise<BeaconCount[]>;
}
