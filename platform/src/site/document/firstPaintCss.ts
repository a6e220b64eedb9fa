/** A rule for the light look, or for the dark one. */
const colours = (page: string, text: string, surface: string, edge: string, brand: string, box: string): string =>
  [
    `body{background:${page};color:${text}}`,
    `.fp-bar{background:${surface};border-bottom:1px solid ${edge}}`,
    `.fp-logo{color:${brand}}`,
    `.fp-title,.fp-card,.fp-line,.fp-hero,.fp-picture{background:${box}}`,
  ].join('');

/** Styles of the first paint. They live only until the shell mounts, so they repeat the few values of the theme that they need. */
export const firstPaintCss = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  '.fp{min-height:100vh}',
  '.fp-bar{height:64px;display:flex;align-items:center;padding:0 16px;box-sizing:border-box}',
  '.fp-logo{font-weight:700;font-size:20px}',
  '.fp-main{max-width:1140px;margin:0 auto;padding:24px 16px;box-sizing:border-box}',
  '.fp-words h1{font-size:clamp(28px,6vw,44px);line-height:1.15;margin:24px 0 8px}.fp-words p{margin:0 0 24px;max-width:40em;line-height:1.5}',
  '.fp-title{height:32px;width:min(60%,280px);border-radius:8px;margin-bottom:24px}',
  '.fp-grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}',
  '.fp-card{aspect-ratio:3/4;border-radius:20px}.fp-line{height:64px;border-radius:14px;margin-bottom:12px}',
  '.fp-hero,.fp-picture{height:60vh;border-radius:20px}.fp-picture{height:256px}',
  '.fp-panel{max-width:420px;margin:10vh auto 0}',
  '.fp-title,.fp-card,.fp-line,.fp-hero,.fp-picture{animation:fp 1.6s ease-in-out infinite}',
  '@keyframes fp{50%{opacity:.6}}',
  '@media (prefers-reduced-motion:reduce){.fp *{animation:none!important}}',
  colours('#fdf8f9', '#2b1821', '#ffffff', '#ecdde4', '#bd1a5c', '#f0e3e9'),
  `@media (prefers-color-scheme:dark){${colours('#171015', '#f7eef2', '#21181e', '#41323b', '#ff93bf', '#33262e')}}`,
].join('');
