import { escapeHtml } from '../../notify/escapeHtml';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:46rem;padding:1.5rem;color:#2b2129;background:#fff;overflow-wrap:anywhere}
a{color:#b01a58}ul{list-style:none;margin:0;padding:0}li{padding:.75rem 0;border-bottom:1px solid #eadbe2}li a{display:inline-block;padding:.25rem 0;font-weight:600}
li p{margin:0;color:#6f5f69;font-size:.875rem}pre{white-space:pre-wrap;font:inherit;background:#fbf3f6;border-radius:12px;padding:1rem}dt{color:#6f5f69}dd{margin:0 0 .5rem}
@media (prefers-color-scheme:dark){body{color:#f3e8ee;background:#1c1519}a{color:#ff8cba}pre{background:#2a2026}li{border-color:#41323b}li p,dt{color:#c3b0ba}}`;

/** Frame of the mail viewer's pages; `body` is HTML. */
export const outboxPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
  `<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
