import type { BootData, Plan } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/Registry';
import { catalogueIn } from '../../site/document/catalogueIn';
import { inlineJson } from '../../site/document/escapeHtml';
import { matchPlanRoute } from '../../site/document/matchPlanRoute';
import { localPlan } from './localPlan';
import type { LocalReleases } from './LocalReleases';

/**
 * Whether local releases would render the site's page identically: it contains none of theirs. Hydrating with other components than it was rendered
 * with would give neither one nor the other.
 */
function staysAsRendered({ plan, rendered }: BootData, planHere: Plan, pathname: string, releases: LocalReleases): boolean {
  if (rendered === undefined || releases.shell !== undefined) return false;
  const isOurs = (name: string): boolean => Object.hasOwn(releases, name);
  const hasSlot = ({ remotes }: Plan): boolean =>
    remotes.some(({ name, slots }) => isOurs(name) && slots.some((slot) => rendered.slots.includes(slot)));
  if (hasSlot(plan) || hasSlot(planHere)) return false;
  const [there, here] = [matchPlanRoute(plan, pathname), matchPlanRoute(planHere, pathname)];
  if (![there, here].some((match) => match !== undefined && isOurs(match.owner))) return true;
  // A frame comes from the shell alone.
  return rendered.frame && there?.route.layout === here?.route.layout;
}

export interface SiteDocument {
  status: number;
  html: string;
  pathname: string;
}

const RENDERED = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="boot">)/;
const SHELL_ENTRY = /<script src="\/r\/shell\/[^>]*><\/script>/;
const END = '</body>';

/** A document of the site as shown by this machine: local releases in the plan, without the files they replace, and with a badge. */
export function localDocument(
  { status, html, pathname }: SiteDocument,
  boot: BootData,
  releases: LocalReleases,
  badge: string,
): Omit<SiteDocument, 'pathname'> {
  const plan = localPlan(boot.plan, releases, boot.locale);
  const isKept = staysAsRendered(boot, plan, pathname, releases);
  const { rendered, ...open } = boot;
  const catalogue = releases.shell && catalogueIn(releases.shell, boot.locale);
  const own: BootData = { ...open, plan, ...(isKept && rendered && { rendered }), ...(catalogue && { catalogue }) };
  const page = isKept ? html : html.replace(RENDERED, '$1$2');
  return {
    status: status === 404 && isRouteHere(plan, pathname, releases) ? 200 : status,
    html: withFiles(page, releases)
      .replace(BOOT, (_found, start: string, _text, end: string) => start + inlineJson(own) + end)
      .replace(END, () => `${badge}\n${END}`),
  };
}

/** The site may not know a route that the local sources have. */
const isRouteHere = (plan: Plan, pathname: string, releases: LocalReleases): boolean =>
  Object.hasOwn(releases, matchPlanRoute(plan, pathname)?.owner ?? '');

function withFiles(html: string, releases: LocalReleases): string {
  const preloads = new RegExp(`<link [^>]*href="/r/(?:${Object.keys(releases).join('|')})/[^>]*>\\n?`, 'g');
  return html.replace(preloads, '').replace(SHELL_ENTRY, (entry) => (releases.shell ? shellEntry(releases.shell) : entry));
}

function shellEntry(shell: NonNullable<LocalReleases['shell']>): string {
  const { entry, integrity } = shell;
  return `<script src="${releaseBase(shell)}${entry}" integrity="${integrity[entry] ?? ''}" crossorigin="anonymous" defer></script>`;
}

/** Element of a document with the shell's boot data. */
const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** Boot data of a document; undefined for a page without any, such as the status page. */
export function parseBoot(html: string): BootData | undefined {
  const text = BOOT.exec(html)?.[2];
  return text === undefined ? undefined : (JSON.parse(text) as BootData);
}
