import { type BootData, LOCALES, type Plan, type Release } from '@rendezvous/shared/contract';
import { describeUnmetRequirement } from '../../registry/describeUnmetRequirement';
import { escapeHtml } from '../../site/document/escapeHtml';
import { createBadgeCss } from '../../site/overrides/createBadgeCss';
import type { DevelopmentReleases } from '../server/DevelopmentReleases';
import { parseBootData, toLocalDocument, type SiteDocument } from './toLocalDocument';
import { describeCause } from './describeCause';
import { toLocalPlan } from './toLocalPlan';
import type { LocalReleases } from './LocalReleases';
import type { SiteReader } from './SiteReader';

const BADGE_ID = 'local-releases';

/** Positions this badge above that of an override link, if the page has both. */
const BADGE_POSITION_CSS = `#overrides~#${BADGE_ID}{bottom:calc(8rem + env(safe-area-inset-bottom))}`;

/** HTML of the badge on a page with local releases: which packages are local, what they replace, and which are incompatible. */
export function renderLocalBadge(
  { plan, nonce }: BootData,
  releases: LocalReleases,
  siteOrigin: string,
  problems: readonly string[],
): string {
  const packageNames = Object.keys(releases);
  const findReplacedRelease = (name: string): string =>
    name === 'shell' ? plan.shell : (plan.remotes.find((remote) => remote.name === name)?.candidates[0]?.release ?? 'nothing');
  const items = packageNames.map(
    (name) => `<li><strong>${name}</strong><small>instead of ${escapeHtml(findReplacedRelease(name))}</small></li>`,
  );
  return [
    `<style nonce="${nonce}">${createBadgeCss(BADGE_ID)}${BADGE_POSITION_CSS}</style>`,
    `<details id="${BADGE_ID}"${problems.length > 0 ? ' open' : ''}>`,
    `<summary>From this machine: ${packageNames.join(', ')}</summary>`,
    `<ul>${items.join('')}<li><strong>Everything else</strong><small>live from ${escapeHtml(siteOrigin)}: what you do counts there</small></li></ul>`,
    `<p role="status">${problems.map(escapeHtml).join('<br>')}</p>`,
    '</details>',
  ].join('\n');
}

/**
 * Describes each local remote that the page's shell cannot run; `provides` is what the site's shell offers, which counts only without a
 * local shell.
 */
export function describeIncompatibleRemotes({ shell, ...remotes }: LocalReleases, provides: Release['provides']): string[] {
  return Object.values(remotes).flatMap((release) => {
    const unmetDescription = describeUnmetRequirement(release, shell?.provides ?? provides);
    return unmetDescription === undefined ? [] : [`${release.remote} does not fit: it ${unmetDescription}.`];
  });
}

const TRUSTED_TYPES_DIRECTIVE = /(^|;\s*)trusted-types\s/;

/** Adds the Trusted Types policies of local releases to the site's content security policy; everything else is unchanged. */
export function addLocalPolicies(policy: string, releases: LocalReleases): string {
  const localPolicies = [...new Set(Object.values(releases).flatMap(({ policies }) => policies))].join(' ');
  return policy.replace(TRUSTED_TYPES_DIRECTIVE, (directive) => `${directive}${localPolicies} `);
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

  constructor(private readonly ports: LocalSitePorts) {}

  async document(document: SiteDocument): Promise<Omit<SiteDocument, 'pathname'>> {
    const boot = parseBootData(document.html);
    if (boot === undefined) return document;
    const releases = await this.loadReleases();
    const problems = await this.findProblems(releases, boot.plan.shell);
    this.printProblems(problems);
    return toLocalDocument(document, boot, releases, renderLocalBadge(boot, releases, this.ports.site.origin, problems));
  }

  /** Inserts the local releases into a plan in JSON, whose catalogues, all in one language, tell the language of the visit. */
  async plan(text: string): Promise<string> {
    const plan = JSON.parse(text) as Plan;
    const locales = plan.remotes.flatMap(({ candidates }) => candidates.flatMap(({ catalogues }) => Object.keys(catalogues)));
    return JSON.stringify(toLocalPlan(plan, await this.loadReleases(), LOCALES.find((locale) => locales.includes(locale)) ?? 'en'));
  }

  async policy(policy: string): Promise<string> {
    return addLocalPolicies(policy, await this.loadReleases());
  }

  /** Describes the releases of this machine that are incompatible with the site. */
  async listProblems(): Promise<string[]> {
    return this.findProblems(await this.loadReleases(), (await this.ports.site.plan()).shell);
  }

  private async loadReleases(): Promise<LocalReleases> {
    return Object.fromEntries((await this.ports.developmentReleases.releases()).map((release) => [release.remote, release]));
  }

  private async findProblems(releases: LocalReleases, shellId: string): Promise<string[]> {
    try {
      return describeIncompatibleRemotes(releases, await this.ports.site.provides(shellId));
    } catch (error) {
      return [describeCause(error)];
    }
  }

  /** Prints problems when they change, not for every page. */
  private printProblems(problems: readonly string[]): void {
    const text = problems.join('\n');
    if (text !== this.lastMessage && text !== '') this.ports.print(`✘ ${text}`);
    this.lastMessage = text;
  }
}
