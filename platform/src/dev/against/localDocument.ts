import type { BootData, Plan } from '@rendezvous/shared/contract';
import { releaseBase } from '../../registry/releaseBase';
import { catalogueIn } from '../../site/document/catalogueIn';
import { inlineJson } from '../../site/document/inlineJson';
import { matchRoute } from '../../site/document/matchRoute';
import { BOOT } from './bootOf';
import { localPlan } from './localPlan';
import type { LocalReleases } from './LocalReleases';
import { staysAsRendered } from './staysAsRendered';

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
  Object.hasOwn(releases, matchRoute(plan, pathname)?.owner ?? '');

function withFiles(html: string, releases: LocalReleases): string {
  const preloads = new RegExp(`<link [^>]*href="/r/(?:${Object.keys(releases).join('|')})/[^>]*>\\n?`, 'g');
  return html.replace(preloads, '').replace(SHELL_ENTRY, (entry) => (releases.shell ? shellEntry(releases.shell) : entry));
}

function shellEntry(shell: NonNullable<LocalReleases['shell']>): string {
  const { entry, integrity } = shell;
  return `<script src="${releaseBase(shell)}${entry}" integrity="${integrity[entry] ?? ''}" crossorigin="anonymous" defer></script>`;
}
