import type { Registry, ReleaseOwner } from '../../registry/Registry';
import { judgeCanary, type Trial, type Verdict } from '../../registry/judgeCanary';
import type { HistoryRow } from '../../registry/store/RegistryStore';
import type { SiteContext } from '../createContext';
import { type HourCount, REPORT_TIMES } from '../visit/BeaconStore';
import { AUTOMATIC_AUTHOR, CanaryWatch } from '../visit/CanaryWatch';
import { type BeaconCount, toFailures, toFigures, type ReleaseFigures } from '../visit/figures';
import { STATUS_RANGES, type StatusRange } from './StatusRange';
import { type Timeline, toTimeline } from './timeline';

const DAY_H = 24;
const RETENTION_H = REPORT_TIMES.countRetention / REPORT_TIMES.hour;
const HISTORY_ROWS = 200;

/** Reports about a canary, and the verdict on it. */
export type CanaryState = Trial & Verdict;

/** The registry, with what browsers have reported about its releases. */
export interface PlatformStatus extends Registry {
  /** Failures of the last two weeks, by rung. */
  beacons: BeaconCount[];
  /** Reports about each release in the last 24 hours. */
  figures: ReleaseFigures[];
  canaries: Partial<Record<ReleaseOwner, CanaryState>>;
  /** Automatic aborts of canaries among the latest changes, newest first. */
  aborts: HistoryRow[];
}

/** Combines registry, history and reports into the status of the releases. */
export class StatusReader {
  private readonly canaryWatch: CanaryWatch;

  constructor(private readonly context: Pick<SiteContext, 'registryCache' | 'beacons' | 'now'>) {
    this.canaryWatch = new CanaryWatch(context);
  }

  async loadStatus(): Promise<PlatformStatus> {
    const registry = await this.context.registryCache.getCurrent();
    const [allCounts, dayCounts] = await Promise.all([this.loadCounts(RETENTION_H, RETENTION_H), this.loadCounts(DAY_H, DAY_H)]);
    const [canaries, aborts] = [await this.loadCanaryStates(registry), await this.loadAborts()];
    return { ...registry, beacons: toFailures(allCounts), figures: toFigures(dayCounts), canaries, aborts };
  }

  /** Loads the status with the figures of a range, and the timeline of that range. */
  async loadRange(range: StatusRange): Promise<{ status: PlatformStatus; timeline: Timeline }> {
    const { hours, span } = STATUS_RANGES[range];
    const [status, rows] = [await this.loadStatus(), await this.loadCounts(hours, span)];
    const hour = this.getCurrentHour();
    return { status: { ...status, figures: toFigures(rows) }, timeline: toTimeline(rows, hour - hours + 1, hour, span) };
  }

  /** Loads the counts of the last `hours` hours, in spans of `span` hours. */
  private loadCounts(hours: number, span: number): Promise<HourCount[]> {
    return this.context.beacons.read(this.getCurrentHour() - hours + 1, span);
  }

  private getCurrentHour(): number {
    return Math.floor(this.context.now() / REPORT_TIMES.hour);
  }

  async loadCanaryStates({ remotes }: Registry): Promise<PlatformStatus['canaries']> {
    const states: PlatformStatus['canaries'] = {};
    for (const [remote, entry] of Object.entries(remotes) as [ReleaseOwner, Registry['remotes'][ReleaseOwner]][]) {
      const trial = entry && (await this.canaryWatch.loadTrial(remote, entry));
      if (trial) states[remote] = { ...trial, ...judgeCanary(trial, entry.canary?.abort) };
    }
    return states;
  }

  async loadAborts(remote?: ReleaseOwner): Promise<HistoryRow[]> {
    const rows = await this.context.registryCache.loadHistory(remote, HISTORY_ROWS);
    return rows.filter(({ who }) => who === AUTOMATIC_AUTHOR);
  }
}
