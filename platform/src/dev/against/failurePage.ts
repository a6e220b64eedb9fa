import { escapeHtml } from '../../site/document/escapeHtml';

/** Shown when the running site does not respond, or not in a way that can be processed. Stands alone. */
export const failurePage = (site: string, cause: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>The page cannot be shown</title></head>',
    `<body><h1>The page cannot be shown</h1><p>${escapeHtml(site)}: ${escapeHtml(cause)}</p>`,
    '<p>Only the sources of this machine are here; everything else is of that site. <a href="">Try again</a></p></body></html>',
  ].join('\n');
