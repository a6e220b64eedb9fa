import type { WorkerTexts } from './WorkerTexts';

/** Style rules with the theme's colours for the page, its text and its muted text. */
const buildColorRules = (page: string, text: string, muted: string): string => `body{background:${page};color:${text}}p{color:${muted}}`;

/** Styles that give the offline page, which loads no other files, the look of the site. */
const offlineCss = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  'main{box-sizing:border-box;width:100%;max-width:480px;padding:32px 24px;text-align:center}',
  'h1{font-size:28px;line-height:1.2;margin:0 0 12px}p{font-size:16px;line-height:1.5;margin:0 0 24px}',
  'a{display:inline-block;box-sizing:border-box;min-height:48px;padding:12px 28px;border-radius:999px;background:#d6246e;color:#fff;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:2px solid #1d5fd0;outline-offset:3px}',
  buildColorRules('#fdf8f9', '#2b1821', '#6d5561'),
  `@media (prefers-color-scheme:dark){a:focus-visible{outline-color:#8fbcff}${buildColorRules('#171015', '#f7eef2', '#c6b3bd')}}`,
].join('');

/** Minimum interval in ms between checks of whether the site is back; randomly up to twice as long, so that clients do not all return at once. */
const CHECK_INTERVAL_MS = 4_000;

/**
 * Script that reloads the page once the site is back. The browser's online event fires once, possibly before the site is reachable or before this
 * page listens, so the page also checks by itself.
 */
const RELOAD_SCRIPT = `
const look = () => fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => 0);
const again = () => setTimeout(() => look().then(again), ${CHECK_INTERVAL_MS} * (1 + Math.random()));
addEventListener('online', look);
again();
`;

/** Content security policy: only the page's own style and script, by nonce, and images and requests from this site. */
const buildPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Creates the page that is shown offline in place of one that is not cached; it contains nothing about a member. */
export function createOfflinePage(texts: WorkerTexts, nonce: string): Response {
  const title = texts.formatMessage({
    id: 'shell.worker.offline.title',
    defaultMessage: 'You’re offline',
    description: 'Heading of the page that stands in for every page while there is no connection',
  });
  const text = texts.formatMessage({
    id: 'shell.worker.offline.text',
    defaultMessage: 'We can’t load this page without a connection. We’ll try again as soon as yours is back.',
    description: 'Below the heading of the page without a connection',
  });
  const retryLabel = texts.formatMessage({
    id: 'shell.worker.offline.retry',
    defaultMessage: 'Try again',
    description: 'Link on the page without a connection; opens the same address once more',
  });
  const html = [
    `<!doctype html><html lang="${texts.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeText(title)}</title><style nonce="${nonce}">${offlineCss}</style><script nonce="${nonce}">${RELOAD_SCRIPT}</script></head>`,
    `<body><main><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p><a href="">${escapeText(retryLabel)}</a></main></body></html>`,
  ].join('\n');
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': buildPolicy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
