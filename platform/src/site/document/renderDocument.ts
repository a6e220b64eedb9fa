import {
  type Appearance,
  type BootData,
  NICHES,
  type RenderedPage,
  type RenderedStyle,
  type RouteDeclaration,
  START_MARK,
} from '@rendezvous/shared/contract';
import type { PublicBootData } from './createBootData';
import { escapeHtml, toInlineJson } from './escapeHtml';
import type { RouteMatch } from './matchPlanRoute';
import type { NoScriptNotice } from './renderNoScript';
import type { Preload } from './getPreloads';
import { SHELL_WATCH_SCRIPT } from './shellWatch';
import { RETRY_AFTER_S, renderUnavailableText } from './renderUnavailablePage';

/** Whether search engines may index a route: true for public ones, except those about a single member (R-094). */
export const isIndexable = ({ access, path }: Pick<RouteDeclaration, 'access' | 'path'>): boolean =>
  access === 'public' && !path.includes('{id}');

export interface DocumentInput {
  appearance: Appearance;
  boot: PublicBootData;
  /** Whether the request has a session cookie. */
  hasSession: boolean;
  match: RouteMatch | undefined;
  title: string;
  /** Canonical and alternate links; included only in pages that search engines may index. */
  links: string;
  preloads: readonly Preload[];
  /** The shell's entry. */
  entry: Preload;
  /** Whether the page is fully rendered, so that the scripts can load later. */
  isFullyRendered: boolean;
  /** Whether the browser may cache the start for later documents. */
  isCacheable: boolean;
}

/** Label for adult content, recognised by parental filters. */
const RATING = 'RTA-5042-1996-1400-1577-RTA';

/**
 * Start of the site's single document (R-001): everything that is known before the page is rendered. It lets the browser fetch files while the page
 * is being rendered.
 */
export function renderDocumentStart(input: DocumentInput): string {
  const { appearance, boot, hasSession } = input;
  const scheme = appearance === 'system' ? '' : ` data-scheme="${appearance}"`;
  const { settings } = boot;
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" data-niche="${NICHES[settings.niche]}"${scheme}${hasSession ? '' : ' class="logged-out"'}>`,
    '<head>',
    ...COMMON_HEAD,
    `<meta property="csp-nonce" nonce="${boot.nonce}">`,
    ...(input.isCacheable ? [START_MARK] : []),
    renderHead(input),
    '',
  ].join('\n');
}

/** Head elements of every document. */
export const COMMON_HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
  `<meta name="rating" content="${RATING}">`,
  '<meta name="color-scheme" content="light dark">',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#21181e">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
];

/** Replaces the rest of a document that cannot be completed; since it lacks the root element, the shell leaves the page alone. */
export const renderDocumentFailure = (): string =>
  `<meta http-equiv="refresh" content="${RETRY_AFTER_S}">\n</head>\n<body>${renderUnavailableText('The service is being restarted.')}</body></html>\n`;

interface DocumentTexts {
  noScriptNotice: NoScriptNotice;
  /** Text shown if the browser was to render the page, but the shell failed to load. */
  failureText: string;
}

/** The rest of the document: the page, if the server rendered it, and the boot data. */
export function renderDocumentRest(
  boot: BootData,
  page: RenderedPage | undefined,
  { noScriptNotice, failureText }: DocumentTexts,
  badge: string,
): string {
  const { links = [], styles = [], html = '' } = page ?? {};
  const { style, notice } = noScriptNotice;
  return [
    ...links,
    ...styles.map((renderedStyle) => renderStyle(renderedStyle, boot.nonce)),
    `${style}</head>`,
    `<body>${notice}`,
    `<div id="root"${page === undefined && failureText !== '' ? ` data-failed="${escapeHtml(failureText)}"` : ''}>${html}</div>`,
    `<script type="application/json" id="boot">${toInlineJson(boot)}</script>`,
    ...(badge === '' ? [] : [badge]),
    '</body>\n</html>\n',
  ].join('\n');
}

function renderHead({ boot, match, title, links, preloads, entry, isFullyRendered }: DocumentInput): string {
  const isPublic = match !== undefined && isIndexable(match.route);
  return [
    ...preloads.map((file) => renderPreloadLink(file, isFullyRendered)),
    `<script>${SHELL_WATCH_SCRIPT}</script>`,
    `<script src="${entry.href}" integrity="${entry.integrity}" crossorigin="anonymous" defer></script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(boot.settings.description)}">`,
    `<meta name="robots" content="${isPublic ? 'index, follow' : 'noindex, nofollow'}">`,
    ...(isPublic && links !== '' ? [links] : []),
  ].join('\n');
}

/** The style cache of the page identifies its rules by the attribute `data-emotion`. */
const renderStyle = ({ ids, css }: RenderedStyle, nonce: string): string =>
  `<style nonce="${nonce}" data-emotion="${ids}">${css.replaceAll('</', '<\\/')}</style>`;

/**
 * Browsers support integrity for preloaded scripts only; the loader checks the texts itself, and the service worker needs the digest too. Scripts of
 * a painted page load after its pictures.
 */
export function renderPreloadLink({ href, as, integrity }: Preload, isPainted: boolean): string {
  const digestAttribute = as === 'script' ? 'integrity' : 'data-integrity';
  const priorityAttribute = isPainted ? ' fetchpriority="low"' : '';
  return `<link rel="preload" href="${href}" as="${as}" crossorigin="anonymous" ${digestAttribute}="${integrity}"${priorityAttribute}>`;
}
