import { createHash } from 'node:crypto';
import type { Locale } from '@rendezvous/shared/contract';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML content and attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const css = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;background:#f6f3f5;color:#2b2129}
main{width:100%;max-width:420px;background:#fff;border-radius:20px;padding:28px 24px;box-shadow:0 8px 30px rgb(43 33 41/.08)}
h1{margin:0 0 12px;font-size:1.375rem;line-height:1.3}
.note{margin:0 0 20px;padding:10px 14px;border-radius:12px;background:#fff4d6;color:#5c4300;font-weight:600}
dl{margin:0 0 24px;display:grid;gap:12px}
dl div{display:flex;justify-content:space-between;gap:16px}
dt{color:#6a5a64}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.amount{font-size:1.25rem}
form{display:grid;gap:12px}
button,.back{font:inherit;font-weight:600;min-height:48px;padding:10px 16px;border-radius:12px;border:1px solid #b7a8b1;background:none;color:inherit;cursor:pointer;text-align:center;text-decoration:none;display:block}
button[value=pay],button[value=over18]{background:#1f5f46;border-color:#1f5f46;color:#fff}
button:focus-visible,.back:focus-visible{outline:3px solid #1f5f46;outline-offset:2px}
@media (prefers-color-scheme:dark){
body{background:#171216;color:#f2e9ee}
main{background:#231b20;box-shadow:none}
.note{background:#453500;color:#ffe7a6}
dt{color:#bfaeb8}
button,.back{border-color:#6d5c66}
button[value=pay],button[value=over18]{background:#7fd1ad;border-color:#7fd1ad;color:#0c2a1e}
button:focus-visible,.back:focus-visible{outline-color:#7fd1ad}
}`;

const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Content security policy of a plain page: it allows the page's own style, forms that post to this site, and nothing else. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src '${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Renders a standalone page outside the app; `main` is inserted as HTML, without escaping. */
export const renderPlainPage = (locale: Locale, title: string, main: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${css}</style></head>` +
  `<body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`;
