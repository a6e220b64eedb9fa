import { type Locale, NICHES, type Settings, STATIC_PLAN_PATH } from '@rendezvous/shared/contract';
import { escapeHtml, inlineJson } from '../document/escapeHtml';
import type { NoScript } from '../document/noScript';
import type { Preload } from '../document/preloads';
import { COMMON_HEAD, preloadLink } from '../document/renderDocument';
import { SHELL_WATCH } from '../document/shellWatch';
import { RETRY_AFTER_S, unavailableText } from '../document/unavailablePage';

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
  noScript: NoScript;
}

/** The only boot data that a file can have: visits without a token are not counted, and the shell requests the rest. */
const BOOT = { beaconToken: '' };

/** The site's single document as a file. It is the same at every address, so search engines are asked not to index it. */
export function staticDocument({ settings, locale, nonce, policy, preloads, entry, noScript }: StaticDocumentInput): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-niche="${NICHES[settings.niche]}" class="logged-out">`,
    '<head>',
    `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`,
    ...COMMON_HEAD,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...preloads.map((file) => preloadLink(file, false)),
    `<link rel="preload" href="${STATIC_PLAN_PATH}" as="fetch" crossorigin="anonymous">`,
    `<script>${SHELL_WATCH}</script>`,
    `<script src="${entry.href}" integrity="${entry.integrity}" crossorigin="anonymous" defer></script>`,
    `<title>${escapeHtml(settings.index_title)}</title>`,
    `<meta name="description" content="${escapeHtml(settings.description)}">`,
    '<meta name="robots" content="noindex">',
    `${noScript.style}</head>`,
    `<body>${noScript.words}`,
    '<div id="root"></div>',
    `<template data-retry-after="${RETRY_AFTER_S}">${unavailableText('The service is being restarted.')}</template>`,
    `<script type="application/json" id="boot">${inlineJson(BOOT)}</script>`,
    '</body>\n</html>\n',
  ].join('\n');
}
