import type { Registry, ReleaseOwner } from '../../registry/Registry';
import { shouldAbort, type Trial, type Verdict } from '../../registry/shouldAbort';
import type { HistoryRow } from '../../registry/store/RegistryStore';
import type { SiteContext } from '../createContext';
import { type HourCount, REPORT_TIMES } from '../visit/BeaconStore';
import { AUTOMATIC, CanaryWatch } from '../visit/CanaryWatch';
import { type BeaconCount, failuresOf, toFigures, type ReleaseFigures } from '../visit/figures';
import { STATUS_RANGES, type StatusRange } from './StatusRange';
import { type Timeline, timelineOf } from './timeline';

const DAY_H = 24;
const KEPT_H = REPORT_TIMES.kept / REPORT_TIMES.hour;
const HISTORY_ROWS = 200;

/** Reports about a canary, and the verdict on it. */
export type CanaryState = Trial & Verdict;

/** Status of the platform's releases. */
export interface PlatformStatus extends Registry {
  /** Failures of the last two weeks, by rung. */
  beacons: BeaconCount[];
  /** Reports about each release in the last 24 hours. */
  figures: ReleaseFigures[];
  canaries: Partial<Record<ReleaseOwner, CanaryState>>;
  /** Canaries that aborted themselves, newest first. */
  aborts: HistoryRow[];
}

/** Combines registry, history and reports into the status of the releases. */
export class StatusReader {
  private readonly watch: CanaryWatch;

  constructor(private readonly context: Pick<SiteContext, 'registryCache' | 'beacons' | 'now'>) {
    this.watch = new CanaryWatch(context);
  }

  async status(): Promise<PlatformStatus> {
    const registry = await this.context.registryCache.current();
    const [allCounts, dayCounts] = await Promise.all([this.loadCounts(KEPT_H, KEPT_H), this.loadCounts(DAY_H, DAY_H)]);
    const [canaries, aborts] = [await this.loadCanaryStates(registry), await this.loadAborts()];
    return { ...registry, beacons: failuresOf(allCounts), figures: toFigures(dayCounts), canaries, aborts };
  }

  /** The status with the figures of a range, and its timeline. */
  async loadRange(range: StatusRange): Promise<{ status: PlatformStatus; timeline: Timeline }> {
    const { hours, span } = STATUS_RANGES[range];
    const [status, rows] = [await this.status(), await this.loadCounts(hours, span)];
    const hour = this.getCurrentHour();
    return { status: { ...status, figures: toFigures(rows) }, timeline: timelineOf(rows, hour - hours + 1, hour, span) };
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
      const trial = entry && (await this.watch.loadTrial(remote, entry));
      if (trial) states[remote] = { ...trial, ...shouldAbort(trial, entry.canary?.abort) };
    }
    return states;
  }

  async loadAborts(remote?: ReleaseOwner): Promise<HistoryRow[]> {
    const rows = await this.context.registryCache.history(remote, HISTORY_ROWS);
    return rows.filter(({ who }) => who === AUTOMATIC);
  }
}
