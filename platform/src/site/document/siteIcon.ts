/** Main colour of the site, for drawings, which cannot use design tokens. */
export const SITE_COLOR = '#d6246e';

/** A heart in a square of 512 units, inside the safe zone of a maskable icon. */
export const HEART_PATH = 'M256 392 134 268c-32-33-32-87 0-120 31-31 80-31 111 0l11 12 11-12c31-31 80-31 111 0 32 33 32 87 0 120z';

/** Icon of the site as an SVG. */
export const siteIcon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">',
  `<rect width="512" height="512" fill="${SITE_COLOR}"/>`,
  `<path fill="#fff" d="${HEART_PATH}"/>`,
  '</svg>',
].join('');
