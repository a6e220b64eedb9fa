import { type BootData, LOCALES, type Plan, type Release } from '@rendezvous/shared/contract';
import { unmetRequirement } from '../../registry/unmetRequirement';
import { escapeHtml } from '../../site/document/escapeHtml';
import { badgeCss } from '../../site/overrides/badgeCss';
import type { DevelopmentReleases } from '../server/DevelopmentReleases';
import { parseBoot, localDocument, type SiteDocument } from './localDocument';
import { describeCause } from './describeCause';
import { localPlan } from './localPlan';
import type { LocalReleases } from './LocalReleases';
import type { SiteReader } from './SiteReader';

const ID = 'local-releases';

/** Positions this badge above that of an override link, if the page has both. */
const BADGE_POSITION = `#overrides~#${ID}{bottom:calc(8rem + env(safe-area-inset-bottom))}`;

/** HTML of the badge on a page with local releases: which packages are local, what they replace, and which are incompatible. */
export function localBadge({ plan, nonce }: BootData, releases: LocalReleases, site: string, problems: readonly string[]): string {
  const names = Object.keys(releases);
  const insteadOf = (name: string): string =>
    name === 'shell' ? plan.shell : (plan.remotes.find((remote) => remote.name === name)?.candidates[0]?.release ?? 'nothing');
  const lines = names.map((name) => `<li><strong>${name}</strong><small>instead of ${escapeHtml(insteadOf(name))}</small></li>`);
  return [
    `<style nonce="${nonce}">${badgeCss(ID)}${BADGE_POSITION}</style>`,
    `<details id="${ID}"${problems.length > 0 ? ' open' : ''}>`,
    `<summary>From this machine: ${names.join(', ')}</summary>`,
    `<ul>${lines.join('')}<li><strong>Everything else</strong><small>live from ${escapeHtml(site)}: what you do counts there</small></li></ul>`,
    `<p role="status">${problems.map(escapeHtml).join('<br>')}</p>`,
    '</details>',
  ].join('\n');
}

/** Describes each local remote that is incompatible with the page's shell: a local one, or else that of the site, which offers `provides`. */
export function incompatibleRemotes({ shell, ...remotes }: LocalReleases, provides: Release['provides']): string[] {
  return Object.values(remotes).flatMap((release) => {
    const unmet = unmetRequirement(release, shell?.provides ?? provides);
    return unmet === undefined ? [] : [`${release.remote} does not fit: it ${unmet}.`];
  });
}

const TRUSTED_TYPES = /(^|;\s*)trusted-types\s/;

/** Adds the Trusted Types policies of local releases to the site's content security policy; everything else is unchanged. */
export function localPolicy(policy: string, releases: LocalReleases): string {
  const localPolicies = [...new Set(Object.values(releases).flatMap(({ policies }) => policies))].join(' ');
  return policy.replace(TRUSTED_TYPES, (directive) => `${directive}${localPolicies} `);
}

export interface LocalSitePorts {
  developmentReleases: Pick<DevelopmentReleases, 'releases'>;
  site: Pick<SiteReader, 'origin' | 'plan' | 'provides'>;
  /** Prints to the terminal. */
  print: (line: string) => void;
}

/** Inserts this machine's current releases into the site's responses. */
export class LocalSite {
  private lastMessage = '';

  constructor(private readonly parts: LocalSitePorts) {}

  async document(document: SiteDocument): Promise<Omit<SiteDocument, 'pathname'>> {
    const boot = parseBoot(document.html);
    if (boot === undefined) return document;
    const releases = await this.loadReleases();
    const problems = await this.findProblems(releases, boot.plan.shell);
    this.printProblems(problems);
    return localDocument(document, boot, releases, localBadge(boot, releases, this.parts.site.origin, problems));
  }

  /** Inserts the local releases into a plan (JSON). Its language is inferred from its catalogues: a plan only lists those of the visit's language. */
  async plan(text: string): Promise<string> {
    const plan = JSON.parse(text) as Plan;
    const locales = plan.remotes.flatMap(({ candidates }) => candidates.flatMap(({ catalogues }) => Object.keys(catalogues)));
    return JSON.stringify(localPlan(plan, await this.loadReleases(), LOCALES.find((locale) => locales.includes(locale)) ?? 'en'));
  }

  async policy(policy: string): Promise<string> {
    return localPolicy(policy, await this.loadReleases());
  }

  /** Describes the releases of this machine that are incompatible with the site. */
  async problems(): Promise<string[]> {
    return this.findProblems(await this.loadReleases(), (await this.parts.site.plan()).shell);
  }

  private async loadReleases(): Promise<LocalReleases> {
    return Object.fromEntries((await this.parts.developmentReleases.releases()).map((release) => [release.remote, release]));
  }

  private async findProblems(releases: LocalReleases, shell: string): Promise<string[]> {
    try {
      return incompatibleRemotes(releases, await this.parts.site.provides(shell));
    } catch (error) {
      return [describeCause(error)];
    }
  }

  /** Prints problems when they change, not for every page. */
  private printProblems(problems: readonly string[]): void {
    const text = problems.join('\n');
    if (text !== this.lastMessage && text !== '') this.parts.print(`✘ ${text}`);
    this.lastMessage = text;
  }
}
