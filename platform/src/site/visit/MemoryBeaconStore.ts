import type { ReleaseOwner } from '../../registry/Registry';
import type { Tally } from '../../registry/judgeCanary';
import { type BeaconStore, type CountedReport, type HourCount, REPORT_TIMES } from './BeaconStore';
import { toTrialRowName } from './marks';

/** Beacon store in the memory of one process. */
export class MemoryBeaconStore implements BeaconStore {
  /** Time at which a visit first reported a mark for a release, in Unix milliseconds. */
  private readonly reportTimes = new Map<string, number>();
  private readonly countsByKey = new Map<string, HourCount>();
  private lastCleanedHour = 0;

  constructor(private readonly now: () => number) {}

  async add({ visit, remote, release, marks, reason }: CountedReport): Promise<void> {
    const at = this.now();
    const hour = Math.floor(at / REPORT_TIMES.hour);
    this.clean(hour, at);
    for (const { name, rowName } of marks) {
      const markKey = [visit, remote, release, name].join('|');
      if (this.reportTimes.has(markKey)) continue;
      this.reportTimes.set(markKey, at);
      this.count({ hour, remote, release, rowName, visits: 1, reason });
    }
  }

  async read(fromHour: number, span: number): Promise<HourCount[]> {
    const spanStore = new MemoryBeaconStore(this.now);
    for (const row of this.countsByKey.values()) {
      if (row.hour >= fromHour && !row.rowName.startsWith('trial ')) spanStore.count({ ...row, hour: Math.floor(row.hour / span) * span });
    }
    return [...spanStore.countsByKey.values()];
  }

  async loadTallies(remote: ReleaseOwner, trial: string): Promise<Record<string, Tally>> {
    const tallies: Record<string, Tally> = {};
    for (const row of this.countsByKey.values()) {
      if (row.remote !== remote) continue;
      const tally = (tallies[row.release] ??= { visits: 0, failed: 0, poor: 0 });
      if (row.rowName === toTrialRowName(trial, 'visit')) tally.visits += row.visits;
      if (row.rowName === toTrialRowName(trial, 'failed')) tally.failed += row.visits;
      if (row.rowName === toTrialRowName(trial, 'poor')) tally.poor += row.visits;
    }
    return Object.fromEntries(Object.entries(tallies).filter(([, { visits }]) => visits > 0));
  }

  private count(row: HourCount): void {
    const key = [row.hour, row.remote, row.release, row.rowName].join('|');
    const visits = (this.countsByKey.get(key)?.visits ?? 0) + row.visits;
    this.countsByKey.set(key, { ...row, visits });
  }

  /** Removes old marks and counts, once an hour. */
  private clean(hour: number, at: number): void {
    if (hour === this.lastCleanedHour) return;
    this.lastCleanedHour = hour;
    for (const [mark, since] of this.reportTimes) if (since <= at - REPORT_TIMES.maxVisitAge) this.reportTimes.delete(mark);
    for (const [key, row] of this.countsByKey)
      if (row.hour < hour - REPORT_TIMES.countRetention / REPORT_TIMES.hour) this.countsByKey.delete(key);
  }
}
