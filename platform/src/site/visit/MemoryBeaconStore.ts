import type { ReleaseOwner } from '../../registry/Registry';
import type { Tally } from '../../registry/shouldAbort';
import { type BeaconStore, type CountedReport, type HourCount, REPORT_TIMES } from './BeaconStore';
import { trialRow } from './marks';

/** Beacon store in the memory of one process. */
export class MemoryBeaconStore implements BeaconStore {
  /** Time at which a visit reported a mark about a release, in Unix milliseconds. */
  private readonly reportedAt = new Map<string, number>();
  private readonly hours = new Map<string, HourCount>();
  private cleanedHour = 0;

  constructor(private readonly now: () => number) {}

  async add({ visit, remote, release, marks, reason }: CountedReport): Promise<void> {
    const at = this.now();
    const hour = Math.floor(at / REPORT_TIMES.hour);
    this.clean(hour, at);
    for (const { name, what } of marks) {
      const mark = [visit, remote, release, name].join('|');
      if (this.reportedAt.has(mark)) continue;
      this.reportedAt.set(mark, at);
      this.count({ hour, remote, release, what, visits: 1, reason });
    }
  }

  async read(fromHour: number, span: number): Promise<HourCount[]> {
    const spans = new MemoryBeaconStore(this.now);
    for (const row of this.hours.values()) {
      if (row.hour >= fromHour && !row.what.startsWith('trial ')) spans.count({ ...row, hour: Math.floor(row.hour / span) * span });
    }
    return [...spans.hours.values()];
  }

  async trial(remote: ReleaseOwner, trial: string): Promise<Record<string, Tally>> {
    const tallies: Record<string, Tally> = {};
    for (const row of this.hours.values()) {
      if (row.remote !== remote) continue;
      const tally = (tallies[row.release] ??= { visits: 0, failed: 0, poor: 0 });
      if (row.what === trialRow(trial, 'visit')) tally.visits += row.visits;
      if (row.what === trialRow(trial, 'failed')) tally.failed += row.visits;
      if (row.what === trialRow(trial, 'poor')) tally.poor += row.visits;
    }
    return Object.fromEntries(Object.entries(tallies).filter(([, { visits }]) => visits > 0));
  }

  private count(row: HourCount): void {
    const key = [row.hour, row.remote, row.release, row.what].join('|');
    const visits = (this.hours.get(key)?.visits ?? 0) + row.visits;
    this.hours.set(key, { ...row, visits });
  }

  /** Removes old marks and counts, once an hour. */
  private clean(hour: number, at: number): void {
    if (hour === this.cleanedHour) return;
    this.cleanedHour = hour;
    for (const [mark, since] of this.reportedAt) if (since <= at - REPORT_TIMES.visit) this.reportedAt.delete(mark);
    for (const [key, row] of this.hours) if (row.hour < hour - REPORT_TIMES.kept / REPORT_TIMES.hour) this.hours.delete(key);
  }
}
