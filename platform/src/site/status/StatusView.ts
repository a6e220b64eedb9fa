import type { LiveLander, Locale } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';
import type { HistoryRow } from '../../registry/store/HistoryRow';
import type { TraceStep } from '../../registry/TraceStep';
import type { Override } from '../overrides/Override';
import type { ReportRow } from '../reports/ReportStore';
import type { PlatformStatus } from './StatusReader';
import type { StatusRange } from './StatusRange';
import type { Timeline } from './timeline';

/** A visitor that somebody asks about. */
export interface AskedVisitor {
  visitor: string;
  country: string;
  locale: Locale;
}

/** What the status page shows. */
export interface StatusView {
  /** Whose token looks. */
  team: string;
  /** What that team may release. */
  owns: readonly ReleaseOwner[];
  /** Releases that its browser gets instead of others. */
  chosen: readonly Override[];
  now: number;
  range: StatusRange;
  /** Its figures are those of the range. */
  status: PlatformStatus;
  timeline: Timeline;
  history: readonly HistoryRow[];
  /** Campaigns that are live; undefined while the api does not say. */
  landers: readonly LiveLander[] | undefined;
  /** What browsers blocked. */
  reports: readonly ReportRow[];
  /** Present when somebody asked. */
  answer?: { chosen: Partial<Record<ReleaseOwner, string>>; trace: readonly TraceStep[] };
  asked: AskedVisitor;
}
