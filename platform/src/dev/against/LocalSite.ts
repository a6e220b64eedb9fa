import { LOCALES, type Plan } from '@rendezvous/shared/contract';
import type { DevelopmentReleases } from '../server/DevelopmentReleases';
import { bootOf } from './bootOf';
import { causeOf } from './causeOf';
import { localBadge } from './localBadge';
import { localDocument, type SiteDocument } from './localDocument';
import { localPlan } from './localPlan';
import { localPolicy } from './localPolicy';
import type { LocalReleases } from './LocalReleases';
import { misfits } from './misfits';
import type { SiteReader } from './SiteReader';

export interface LocalParts {
  developed: Pick<DevelopmentReleases, 'releases'>;
  site: Pick<SiteReader, 'origin' | 'plan' | 'provides'>;
  /** Prints to the terminal. */
  say: (line: string) => void;
}

/** Inserts this machine's current releases into the site's responses. */
export class LocalSite {
  private said = '';

  constructor(private readonly parts: LocalParts) {}

  async document(document: SiteDocument): Promise<Omit<SiteDocument, 'pathname'>> {
    const boot = bootOf(document.html);
    if (boot === undefined) return document;
    const releases = await this.releases();
    const problems = await this.problemsOf(releases, boot.plan.shell);
    this.tell(problems);
    return localDocument(document, boot, releases, localBadge(boot, releases, this.parts.site.origin, problems));
  }

  /** A plan only names texts of the visit's language, which reveals the language. */
  async plan(text: string): Promise<string> {
    const plan = JSON.parse(text) as Plan;
    const named = plan.remotes.flatMap(({ candidates }) => candidates.flatMap(({ catalogues }) => Object.keys(catalogues)));
    return JSON.stringify(localPlan(plan, await this.releases(), LOCALES.find((locale) => named.includes(locale)) ?? 'en'));
  }

  async policy(policy: string): Promise<string> {
    return localPolicy(policy, await this.releases());
  }

  /** Problems of this machine's releases on the site, in words. */
  async problems(): Promise<string[]> {
    return this.problemsOf(await this.releases(), (await this.parts.site.plan()).shell);
  }

  private async releases(): Promise<LocalReleases> {
    return Object.fromEntries((await this.parts.developed.releases()).map((release) => [release.remote, release]));
  }

  private async problemsOf(releases: LocalReleases, shell: string): Promise<string[]> {
    try {
      return misfits(releases, await this.parts.site.provides(shell));
    } catch (error) {
      return [causeOf(error)];
    }
  }

  /** Once, not for every page. */
  private tell(problems: readonly string[]): void {
    const text = problems.join('\n');
    if (text !== this.said && text !== '') this.parts.say(`✘ ${text}`);
    this.said = text;
  }
}
