import type { ReleaseReport } from '@rendezvous/shared/contract';
import type { LoadedPart, RemoteLoader } from '@rendezvous/shared/remote';

type Release = Pick<ReleaseReport, 'remote' | 'release'>;

/** The part of a loader that knows what a page runs, and where to report it. */
export interface ReportedLoader {
  plan: Pick<RemoteLoader['plan'], 'shell'>;
  parts: ReadonlyMap<string, Pick<LoadedPart, 'remote' | 'release'>>;
  ports: { report: (report: { releases: ReleaseReport[] }) => void };
}

type VitalName = keyof Omit<ReleaseReport, keyof Release>;

const keyOf = ({ remote, release }: Release): string => `${remote} ${release}`;

/**
 * Reports which releases a visit runs, each once, and its vitals once: on leaving, when they are final. Starts after the load event: what runs by
 * then made up the first screen.
 */
export class VisitReporter {
  private readonly vitals: Partial<Record<VitalName, number>> = {};
  private readonly told = new Set<string>();
  private readonly first: Set<string>;
  private isMeasured = false;

  constructor(private readonly loader: ReportedLoader) {
    this.first = new Set(this.running().map(keyOf));
    this.tellNew();
  }

  measure(name: VitalName, value: number): void {
    this.vitals[name] = value;
  }

  /** Reports what is new before the page may go away, the first time with its vitals. */
  leave(): void {
    if (this.isMeasured || Object.keys(this.vitals).length === 0) return this.tellNew();
    this.isMeasured = true;
    const { lcp, ...rest } = this.vitals;
    const painted = (release: Release): boolean => lcp !== undefined && this.first.has(keyOf(release));
    this.tell(this.running().map((release) => ({ ...release, ...rest, ...(painted(release) && { lcp }) })));
  }

  private tellNew(): void {
    this.tell(this.running().filter((release) => !this.told.has(keyOf(release))));
  }

  /** Several modules of a remote belong to one release. */
  private running(): Release[] {
    const { plan, parts } = this.loader;
    const loaded = [...parts.values()].map(({ remote, release }) => ({ remote, release }));
    const releases: Release[] = [{ remote: 'shell', release: plan.shell }, ...loaded];
    return [...new Map(releases.map((one) => [keyOf(one), one])).values()];
  }

  private tell(releases: ReleaseReport[]): void {
    if (releases.length === 0) return;
    for (const release of releases) this.told.add(keyOf(release));
    this.loader.ports.report({ releases });
  }
}
