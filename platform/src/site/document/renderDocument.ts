import {
  type Appearance,
  type BootData,
  type Locale,
  NICHES,
  type RenderedPage,
  type RenderedStyle,
  START_MARK,
} from '@rendezvous/shared/contract';
import { APP_ICONS } from '../icons/appIcons';
import type { PublicBootData } from './createBootData';
import type { PageHead } from './createPageHead';
import { escapeHtml, toInlineJson } from './escapeHtml';
import type { NoScriptNotice } from './renderNoScript';
import type { Preload } from './getPreloads';
import { QUICK_EXIT_SCRIPT } from './quickExit';
import { SHELL_WATCH_SCRIPT } from './shellWatch';
import { RETRY_AFTER_S, renderOutage } from './renderOutage';

export interface DocumentInput {
  appearance: Appearance;
  boot: PublicBootData;
  /** Whether the request has a session cookie. */
  hasSession: boolean;
  head: PageHead;
  preloads: readonly Preload[];
  /** The shell's entry. */
  entry: Preload;
  /** Whether the page is fully rendered, so that the scripts can load later. */
  isFullyRendered: boolean;
  /** Whether the browser may cache the start of the document for later documents. */
  isCacheable: boolean;
}

/** Label for adult content, recognised by parental filters. */
const RATING = 'RTA-5042-1996-1400-1577-RTA';

/**
 * Renders the start of the site's single document (R-001), everything that is known before the page is rendered, so that the browser can
 * fetch files meanwhile.
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

/**
 * Head elements that the served and the static document share. The quick exit precedes everything visible, so that a page left behind shows
 * nothing, not even its title.
 */
export const COMMON_HEAD = [
  '<meta charset="utf-8">',
  `<script>${QUICK_EXIT_SCRIPT}</script>`,
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
  `<meta name="rating" content="${RATING}">`,
  '<meta name="color-scheme" content="light dark">',
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#21181e">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  `<link rel="apple-touch-icon" href="${APP_ICONS.apple.path}">`,
];

/** Replaces the rest of a document that cannot be completed; since it lacks the root element, the shell leaves the page alone. */
export const renderDocumentFailure = (locale: Locale): string =>
  `<meta http-equiv="refresh" content="${RETRY_AFTER_S}">\n</head>\n<body>${renderOutage(locale)}</body></html>\n`;

interface DocumentTexts {
  noScriptNotice: NoScriptNotice;
  /** Text shown if the browser was to render the page, but the shell failed to load. */
  failureText: string;
}

/** Renders the rest of the document: the page, if the server rendered it, and the boot data. */
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

function renderHead({ head, preloads, entry, isFullyRendered }: DocumentInput): string {
  return [
    ...preloads.map((file) => renderPreloadLink(file, isFullyRendered)),
    `<script>${SHELL_WATCH_SCRIPT}</script>`,
    `<script src="${entry.href}" integrity="${entry.integrity}" crossorigin="anonymous" defer></script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.isIndexed ? 'index, follow' : 'noindex, nofollow'}">`,
    ...(head.elements === '' ? [] : [head.elements]),
  ].join('\n');
}

/** The style cache of the page identifies its rules by the attribute `data-emotion`. */
const renderStyle = ({ ids, css }: RenderedStyle, nonce: string): string =>
  `<style nonce="${nonce}" data-emotion="${ids}">${css.replaceAll('</', '<\\/')}</style>`;

/**
 * Browsers support `integrity` for preloaded scripts only, so the digest of any other file is in `data-integrity`, for the service worker; the loader
 * checks texts itself. The files of a fully rendered page get a low priority.
 */
export function renderPreloadLink({ href, as, integrity }: Preload, isFullyRendered: boolean): string {
  const digestAttribute = as === 'script' ? 'integrity' : 'data-integrity';
  const priorityAttribute = isFullyRendered ? ' fetchpriority="low"' : '';
  return `<link rel="preload" href="${href}" as="${as}" crossorigin="anonymous" ${digestAttribute}="${integrity}"${priorityAttribute}>`;
}
