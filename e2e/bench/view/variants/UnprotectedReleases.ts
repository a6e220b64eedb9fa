import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale, Plan, PlanRemote, Release, RemoteName } from '@rendezvous/shared/contract';
import { toPlanCandidate } from '../../../../platform/src/registry/toPlanCandidate';
import { type Preload, getPreloads } from '../../../../platform/src/site/document/getPreloads';
import { matchPlanRoute } from '../../../../platform/src/site/document/matchPlanRoute';
import { REMOTES } from './folders';

const readRelease = (folder: string, name: string): Release =>
  JSON.parse(readFileSync(path.join(folder, name, 'release.json'), 'utf8')) as Release;

/** The releases of the unprotected variant, and what documents contain about them. */
export class UnprotectedReleases {
  constructor(
    readonly shell: Release,
    private readonly remotes: Partial<Record<RemoteName, Release>>,
  ) {}

  static read(folder: string): UnprotectedReleases {
    const remotes = Object.fromEntries(REMOTES.map((name) => [name, readRelease(folder, name)]));
    return new UnprotectedReleases(readRelease(folder, 'shell'), remotes);
  }

  /** Replaces the releases in a site's plan with these, without digests and fallbacks. */
  toUnprotectedPlan({ serial, remotes }: Plan, locale: Locale): unknown {
    const toPlainRemote = (remote: PlanRemote): unknown => {
      const release = this.remotes[remote.name];
      const { integrity: _digests, ...candidate } = toPlanCandidate(release ?? this.shell, locale);
      return { ...remote, candidates: release ? [candidate] : [] };
    };
    return { serial, shell: this.shell.id, remotes: remotes.map(toPlainRemote) };
  }

  /** Lists the files that a page's document preloads, for the same screens and slots as the site's document. */
  listPreloads(pathname: string, locale: Locale): Preload[] {
    const planRemotes = Object.values(this.remotes).map(({ remote, routes }) => ({ name: remote, routes }) as PlanRemote);
    const match = matchPlanRoute({ serial: 0, shell: this.shell.id, remotes: planRemotes }, pathname, this.shell.routes);
    const releases = Object.fromEntries(Object.entries(this.remotes).map(([name, release]) => [name, [release]]));
    return getPreloads({ shell: this.shell, releases, plan: { serial: 0, shell: this.shell.id, remotes: [] }, trace: [] }, match, locale);
  }

  /** Maps a release file's path on the site to its path among the built files, which has no release id. */
  static toBuiltPath(sitePath: string): string {
    return sitePath.replace(/^\/r\/([\w-]+)\/[^/]+\//, '/bench/$1/');
  }
}
