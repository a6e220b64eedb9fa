/** Creates the style rules of a badge, a `details` element with an id; they keep it above everything else and need no design tokens. */
export const createBadgeCss = (id: string): string =>
  [
    `#${id}{position:fixed;inset:auto auto calc(4.5rem + env(safe-area-inset-bottom)) .75rem;z-index:2147483000;max-width:min(22rem,calc(100vw - 1.5rem));`,
    'box-sizing:border-box;border:1px solid light-dark(#8a5d00,#ffdc8f);border-radius:.75rem;background:light-dark(#fff5dd,#33270c);',
    'color:light-dark(#573a00,#ffdc8f);font:.8125rem/1.4 system-ui,sans-serif;box-shadow:0 4px 16px #0003}',
    `#${id} summary{cursor:pointer;padding:.75rem .875rem;min-height:1.25rem;font-weight:600;overflow-wrap:anywhere}`,
    `#${id} ul{margin:0;padding:0 .875rem;list-style:none;overflow-wrap:anywhere}#${id} li{padding:.25rem 0}`,
    `#${id} strong,#${id} small{display:block;font-size:inherit}`,
    `#${id} p{margin:.25rem .875rem;font-weight:600}#${id} a{display:inline-block;padding:.75rem 0;color:inherit}`,
    `#${id} button{margin:.375rem .875rem .875rem;min-height:2.75rem;padding:0 1rem;border:1px solid currentColor;border-radius:.5rem;`,
    'background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}',
    `@media print{#${id}{display:none}}`,
  ].join('');
