import type { BootData, Plan } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/Registry';
import { catalogueIn } from '../../site/document/catalogueIn';
import { inlineJson } from '../../site/document/escapeHtml';
import { matchPlanRoute } from '../../site/document/matchPlanRoute';
import { localPlan } from './localPlan';
import type { LocalReleases } from './LocalReleases';

/**
 * Whether the site's rendered page can be kept, because it contains nothing of the local releases. Hydrating it with other components than those it
 * was rendered with would mix the two.
 */
function canKeepRendered({ plan, rendered }: BootData, mergedPlan: Plan, pathname: string, releases: LocalReleases): boolean {
  if (rendered === undefined || releases.shell !== undefined) return false;
  const isLocal = (name: string): boolean => Object.hasOwn(releases, name);
  const hasSlot = ({ remotes }: Plan): boolean =>
    remotes.some(({ name, slots }) => isLocal(name) && slots.some((slot) => rendered.slots.includes(slot)));
  if (hasSlot(plan) || hasSlot(mergedPlan)) return false;
  const [siteMatch, localMatch] = [matchPlanRoute(plan, pathname), matchPlanRoute(mergedPlan, pathname)];
  if (![siteMatch, localMatch].some((match) => match !== undefined && isLocal(match.owner))) return true;
  // The page has only the frame, which comes from the shell alone.
  return rendered.frame && siteMatch?.route.layout === localMatch?.route.layout;
}

export interface SiteDocument {
  status: number;
  html: string;
  pathname: string;
}

const RENDERED_ROOT = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="boot">)/;
const SHELL_ENTRY = /<script src="\/r\/shell\/[^>]*><\/script>/;
const BODY_END = '</body>';

/** Converts a document of the site for this machine: local releases in the plan and in place of the files they replace, and a badge. */
export function localDocument(
  { status, html, pathname }: SiteDocument,
  boot: BootData,
  releases: LocalReleases,
  badge: string,
): Omit<SiteDocument, 'pathname'> {
  const plan = localPlan(boot.plan, releases, boot.locale);
  const isKept = canKeepRendered(boot, plan, pathname, releases);
  const { rendered, ...otherBoot } = boot;
  const catalogue = releases.shell && catalogueIn(releases.shell, boot.locale);
  const localBoot: BootData = { ...otherBoot, plan, ...(isKept && rendered && { rendered }), ...(catalogue && { catalogue }) };
  const page = isKept ? html : html.replace(RENDERED_ROOT, '$1$2');
  return {
    status: status === 404 && isLocalRoute(plan, pathname, releases) ? 200 : status,
    html: replaceFiles(page, releases)
      .replace(BOOT, (_found, start: string, _text, end: string) => start + inlineJson(localBoot) + end)
      .replace(BODY_END, () => `${badge}\n${BODY_END}`),
  };
}

/** Whether a local release has the route; the site may not know it yet. */
const isLocalRoute = (plan: Plan, pathname: string, releases: LocalReleases): boolean =>
  Object.hasOwn(releases, matchPlanRoute(plan, pathname)?.owner ?? '');

function replaceFiles(html: string, releases: LocalReleases): string {
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
