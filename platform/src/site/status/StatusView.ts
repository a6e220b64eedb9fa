import type { LanderFigure, LiveLander, Locale } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';
import type { HistoryRow } from '../../registry/store/RegistryStore';
import type { TraceStep } from '../../registry/Visit';
import type { Override } from '../overrides/Override';
import type { ReportRow } from '../reports/ReportStore';
import type { PlatformStatus } from './StatusReader';
import type { StatusRange } from './StatusRange';
import type { Timeline } from './timeline';

/** A visitor whose releases are to be explained. */
export interface VisitorQuery {
  visitor: string;
  country: string;
  locale: Locale;
}

/** Content of the status page. */
export interface StatusView {
  /** Team that is logged in. */
  team: string;
  /** Remotes that the team may release. */
  ownedRemotes: readonly ReleaseOwner[];
  /** Overrides of the browser that requests the page. */
  overrides: readonly Override[];
  /** Unix milliseconds. */
  now: number;
  range: StatusRange;
  /** Status in which `figures` are those of the range. */
  status: PlatformStatus;
  timeline: Timeline;
  history: readonly HistoryRow[];
  /** Live campaigns; undefined while the api is unavailable. */
  landers: readonly LiveLander[] | undefined;
  /** Figures of landers over the last 30 days; undefined while the api is unavailable. */
  landerFigures: readonly LanderFigure[] | undefined;
  /** Violations of content security policies that browsers reported. */
  reports: readonly ReportRow[];
  /** Present when an explanation was requested. */
  decision?: { chosen: Partial<Record<ReleaseOwner, string>>; trace: readonly TraceStep[] };
  visitorQuery: VisitorQuery;
}
