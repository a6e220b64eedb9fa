/** Shown for a link that was not signed here or has expired. Stands alone. */
export const refusedLink = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex"><title>Link not valid</title></head>',
  '<body><h1>This link is not valid</h1><p>It has expired, or it was not made by this site. Ask the team for a new one.</p>',
  '<p><a href="/">Go to the site</a></p></body></html>',
].join('\n');
