import type { Locale } from '@rendezvous/shared/contract';
import { escapeHtml } from './escapeHtml';
import { getOutageTexts } from './outageTexts';

/** Visitors who cannot be served are asked to retry after this many seconds. */
export const RETRY_AFTER_S = 10;

/** Renders what stands in for the content of a page during an outage. */
export function renderOutage(locale: Locale): string {
  const { title, text, retry } = getOutageTexts(locale);
  return `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p>`;
}

/**
 * Renders the page shown when no document can be created, for example while the api is down. It needs no other files; `reason` is for the
 * operator of a site without a release.
 */
export function renderOutagePage(locale: Locale, reason = ''): string {
  const note = reason === '' ? '' : `<p lang="en">${escapeHtml(reason)}</p>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${escapeHtml(getOutageTexts(locale).title)}</title></head>`,
    `<body>${renderOutage(locale)}${note}</body></html>`,
  ].join('\n');
}
