import type { ReleaseReport } from '@rendezvous/shared/contract';
import type { LoadedPart, RemoteLoader } from '@rendezvous/shared/remote';

type Release = Pick<ReleaseReport, 'remote' | 'release'>;

/** The part of a loader that a reporter uses: the releases that the page runs, and the port that sends reports. */
export interface ReportedLoader {
  plan: Pick<RemoteLoader['plan'], 'shell'>;
  parts: ReadonlyMap<string, Pick<LoadedPart, 'remote' | 'release'>>;
  ports: { report: (report: { releases: ReleaseReport[] }) => void };
}

type VitalName = keyof Omit<ReleaseReport, keyof Release>;

const getKey = ({ remote, release }: Release): string => `${remote} ${release}`;

/**
 * Reports the releases that a page runs and, whenever the page may be left, those added since; one of these reports lists all of them with
 * the page's web vitals. Must be created right after the load event, when only the releases of the first screen are in use.
 */
export class VisitReporter {
  private readonly vitals: Partial<Record<VitalName, number>> = {};
  private readonly reportedReleases = new Set<string>();
  private readonly firstScreenKeys: Set<string>;
  private hasReportedVitals = false;

  constructor(private readonly loader: ReportedLoader) {
    this.firstScreenKeys = new Set(this.getRunningReleases().map(getKey));
    this.reportNewReleases();
  }

  measure(name: VitalName, value: number): void {
    this.vitals[name] = value;
  }

  /** Call whenever the page may be about to close: reports new releases or, the first time that there are vitals, all releases with them. */
  leave(): void {
    if (this.hasReportedVitals || Object.keys(this.vitals).length === 0) return this.reportNewReleases();
    this.hasReportedVitals = true;
    const { lcp, ...otherVitals } = this.vitals;
    const hasPaintTime = (release: Release): boolean => lcp !== undefined && this.firstScreenKeys.has(getKey(release));
    this.send(this.getRunningReleases().map((release) => ({ ...release, ...otherVitals, ...(hasPaintTime(release) && { lcp }) })));
  }

  private reportNewReleases(): void {
    this.send(this.getRunningReleases().filter((release) => !this.reportedReleases.has(getKey(release))));
  }

  /** The releases in use, without duplicates: several parts of a remote come from one release. */
  private getRunningReleases(): Release[] {
    const { plan, parts } = this.loader;
    const loadedReleases = [...parts.values()].map(({ remote, release }) => ({ remote, release }));
    const releases: Release[] = [{ remote: 'shell', release: plan.shell }, ...loadedReleases];
    return [...new Map(releases.map((release) => [getKey(release), release])).values()];
  }

  private send(releases: ReleaseReport[]): void {
    if (releases.length === 0) return;
    for (const release of releases) this.reportedReleases.add(getKey(release));
    this.loader.ports.report({ releases });
  }
}
