import type { BootData, Plan } from '@rendezvous/shared/contract';
import { getReleaseBase } from '../../registry/Registry';
import { findCatalogue } from '../../site/document/findCatalogue';
import { toInlineJson } from '../../site/document/escapeHtml';
import { matchPlanRoute } from '../../site/document/matchPlanRoute';
import { toLocalPlan } from './toLocalPlan';
import type { LocalReleases } from './LocalReleases';

/**
 * Whether the site's rendered page can be kept, because no local release contributes to it. Hydrating it with components other than those that
 * rendered it would mix the two.
 */
function canKeepRenderedPage({ plan, rendered }: BootData, mergedPlan: Plan, pathname: string, releases: LocalReleases): boolean {
  if (rendered === undefined || releases.shell !== undefined) return false;
  const isLocal = (name: string): boolean => Object.hasOwn(releases, name);
  const hasLocalSlot = ({ remotes }: Plan): boolean =>
    remotes.some(({ name, slots }) => isLocal(name) && slots.some((slot) => rendered.slots.includes(slot)));
  if (hasLocalSlot(plan) || hasLocalSlot(mergedPlan)) return false;
  const [siteMatch, localMatch] = [matchPlanRoute(plan, pathname), matchPlanRoute(mergedPlan, pathname)];
  if (![siteMatch, localMatch].some((match) => match !== undefined && isLocal(match.owner))) return true;
  // A frame without the page comes from the shell alone, so it can be kept if the layout is the same.
  return rendered.frame && siteMatch?.route.layout === localMatch?.route.layout;
}

export interface SiteDocument {
  status: number;
  html: string;
  pathname: string;
}

const RENDERED_ROOT = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="boot">)/;
const SHELL_ENTRY_SCRIPT = /<script src="\/r\/shell\/[^>]*><\/script>/;
const BODY_END = '</body>';

/** Adapts a document of the site to this machine: inserts local releases into its plan, replaces the site's files with theirs, and adds a badge. */
export function toLocalDocument(
  { status, html, pathname }: SiteDocument,
  boot: BootData,
  releases: LocalReleases,
  badge: string,
): Omit<SiteDocument, 'pathname'> {
  const plan = toLocalPlan(boot.plan, releases, boot.locale);
  const isPageKept = canKeepRenderedPage(boot, plan, pathname, releases);
  const { rendered, ...otherBoot } = boot;
  const catalogue = releases.shell && findCatalogue(releases.shell, boot.locale);
  const localBoot: BootData = { ...otherBoot, plan, ...(isPageKept && rendered && { rendered }), ...(catalogue && { catalogue }) };
  const page = isPageKept ? html : html.replace(RENDERED_ROOT, '$1$2');
  return {
    status: status === 404 && isLocalRoute(plan, pathname, releases) ? 200 : status,
    html: replaceShellFiles(page, releases)
      .replace(BOOT_ELEMENT, (_found, start: string, _text, end: string) => start + toInlineJson(localBoot) + end)
      .replace(BODY_END, () => `${badge}\n${BODY_END}`),
  };
}

/** Whether a local release has the route; the site may not know it yet. */
const isLocalRoute = (plan: Plan, pathname: string, releases: LocalReleases): boolean =>
  Object.hasOwn(releases, matchPlanRoute(plan, pathname)?.owner ?? '');

function replaceShellFiles(html: string, releases: LocalReleases): string {
  const preloadPattern = new RegExp(`<link [^>]*href="/r/(?:${Object.keys(releases).join('|')})/[^>]*>\\n?`, 'g');
  return html
    .replace(preloadPattern, '')
    .replace(SHELL_ENTRY_SCRIPT, (entry) => (releases.shell ? renderShellEntry(releases.shell) : entry));
}

function renderShellEntry(shell: NonNullable<LocalReleases['shell']>): string {
  const { entry, integrity } = shell;
  return `<script src="${getReleaseBase(shell)}${entry}" integrity="${integrity[entry] ?? ''}" crossorigin="anonymous" defer></script>`;
}

/** Matches the element of a document with the shell's boot data. */
const BOOT_ELEMENT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** Parses the boot data of a document; undefined for a page without any, such as the status page. */
export function parseBootData(html: string): BootData | undefined {
  const text = BOOT_ELEMENT.exec(html)?.[2];
  return text === undefined ? undefined : (JSON.parse(text) as BootData);
}
