import { NICHES, type Appearance, type BootData, type RenderedPage, type RenderedStyle } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';
import { inlineJson } from './inlineJson';
import type { RouteMatch } from './matchRoute';
import type { Preload } from './preloads';

export interface DocumentInput {
  appearance: Appearance;
  boot: BootData;
  match: RouteMatch | undefined;
  title: string;
  /** Canonical and alternates; empty where the page is not for search engines. */
  links: string;
  preloads: readonly Preload[];
  /** The shell's entry. */
  entry: Preload;
  /** The page as the server rendered it; without one the browser does it all. */
  page: RenderedPage | undefined;
}

/** Label for adult content that filters of parents know. */
const RATING = 'RTA-5042-1996-1400-1577-RTA';

/** The one document of the site: data, preload links, the shell's script and the page as it begins. */
export function renderDocument(input: DocumentInput): string {
  const { appearance, boot, page } = input;
  const scheme = appearance === 'system' ? '' : ` data-scheme="${appearance}"`;
  const { settings, user } = boot;
  return [
    '<!doctype html>',
    `<html lang="${boot.locale}" data-niche="${NICHES[settings.niche]}"${scheme}${user === null ? ' class="logged-out"' : ''}>`,
    `<head>\n${head(input)}\n</head>`,
    '<body>',
    `<div id="root">${page?.html ?? ''}</div>`,
    `<script type="application/json" id="boot">${inlineJson(boot)}</script>`,
    '</body>\n</html>\n',
  ].join('\n');
}

function head({ boot, match, title, links, preloads, entry, page }: DocumentInput): string {
  const { settings, nonce } = boot;
  const isPainted = page !== undefined && !page.frame;
  const isPublic = match !== undefined && match.route.access === 'public';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...(page?.links ?? []),
    ...preloads.map((file) => preloadLink(file, isPainted)),
    `<script src="${entry.href}" integrity="${entry.integrity}" crossorigin="anonymous" defer></script>`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(settings.description)}">`,
    `<meta name="robots" content="${isPublic ? 'index, follow' : 'noindex, nofollow'}">`,
    `<meta name="rating" content="${RATING}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#21181e">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...(isPublic && links !== '' ? [links] : []),
    ...(page?.styles ?? []).map((style) => styleElement(style, nonce)),
  ].join('\n');
}

/** The style cache of the page finds its rules by the attribute. */
const styleElement = ({ ids, css }: RenderedStyle, nonce: string): string =>
  `<style nonce="${nonce}" data-emotion="${ids}">${css.replaceAll('</', '<\\/')}</style>`;

/**
 * Browsers know integrity for preloaded scripts only; the loader checks the texts itself, and the service worker wants to know it too.
 * What makes a page work comes after the pictures that it shows already.
 */
function preloadLink({ href, as, integrity }: Preload, isPainted: boolean): string {
  const digest = as === 'script' ? 'integrity' : 'data-integrity';
  const priority = isPainted ? ' fetchpriority="low"' : '';
  return `<link rel="preload" href="${href}" as="${as}" crossorigin="anonymous" ${digest}="${integrity}"${priority}>`;
}
