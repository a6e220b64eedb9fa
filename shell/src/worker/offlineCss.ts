/** Colours of the theme: page, text, muted text, button. */
const colours = (page: string, text: string, muted: string): string => `body{background:${page};color:${text}}p{color:${muted}}`;

/** The site's look for a page that has no other styles. */
export const offlineCss = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  'main{box-sizing:border-box;width:100%;max-width:480px;padding:32px 24px;text-align:center}',
  'h1{font-size:28px;line-height:1.2;margin:0 0 12px}p{font-size:16px;line-height:1.5;margin:0 0 24px}',
  'a{display:inline-block;box-sizing:border-box;min-height:48px;padding:12px 28px;border-radius:999px;background:#d6246e;color:#fff;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:2px solid #1d5fd0;outline-offset:3px}',
  colours('#fdf8f9', '#2b1821', '#6d5561'),
  `@media (prefers-color-scheme:dark){a:focus-visible{outline-color:#8fbcff}${colours('#171015', '#f7eef2', '#c6b3bd')}}`,
].join('');
