import { type Locale, NICHES, type Settings, STATIC_PLAN_PATH } from '@rendezvous/shared/contract';
import { escapeHtml, toInlineJson } from '../document/escapeHtml';
import type { NoScriptNotice } from '../document/renderNoScript';
import type { Preload } from '../document/getPreloads';
import { COMMON_HEAD, renderPreloadLink } from '../document/renderDocument';
import { SHELL_WATCH_SCRIPT } from '../document/shellWatch';
import { RETRY_AFTER_S, renderOutage } from '../document/renderOutage';

interface StaticDocumentInput {
  settings: Settings;
  /** Language of the domain, used until the page has determined that of the visit. */
  locale: Locale;
  nonce: string;
  /** Content security policy, for the meta element. */
  policy: string;
  preloads: readonly Preload[];
  /** The shell's entry. */
  entry: Preload;
  noScriptNotice: NoScriptNotice;
}

/** The only boot data that a file can contain: with an empty token, visits are not counted; the shell requests the rest. */
const BOOT_DATA = { beaconToken: '' };

/**
 * Renders the site's single document as a file. It is the same at every URL, so search engines are asked not to index it.
 */
export function renderStaticDocument({ settings, locale, nonce, policy, preloads, entry, noScriptNotice }: StaticDocumentInput): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-niche="${NICHES[settings.niche]}" class="logged-out">`,
    '<head>',
    `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`,
    ...COMMON_HEAD,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...preloads.map((file) => renderPreloadLink(file, false)),
    `<link rel="preload" href="${STATIC_PLAN_PATH}" as="fetch" crossorigin="anonymous">`,
    `<script>${SHELL_WATCH_SCRIPT}</script>`,
    `<script src="${entry.href}" integrity="${entry.integrity}" crossorigin="anonymous" defer></script>`,
    `<title>${escapeHtml(settings.index_title)}</title>`,
    `<meta name="description" content="${escapeHtml(settings.description)}">`,
    '<meta name="robots" content="noindex">',
    `${noScriptNotice.style}</head>`,
    `<body>${noScriptNotice.notice}`,
    '<div id="root"></div>',
    `<template data-retry-after="${RETRY_AFTER_S}">${renderOutage(locale)}</template>`,
    `<script type="application/json" id="boot">${toInlineJson(BOOT_DATA)}</script>`,
    '</body>\n</html>\n',
  ].join('\n');
}
