/** Visitors who cannot be served are asked to retry after this many seconds. */
export const RETRY_AFTER_S = 10;

export const renderUnavailableText = (reason: string): string =>
  `<h1>We will be back in a moment</h1><p>${reason} Please try again shortly.</p><p><a href="">Try again</a></p>`;

/** Page shown when no document can be created, for example while the api is down. It needs no other files. */
export const renderUnavailablePage = (reason: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Back in a moment</title></head>',
    `<body>${renderUnavailableText(reason)}</body></html>`,
  ].join('\n');
