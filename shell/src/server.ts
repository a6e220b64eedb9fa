/** What the site server calls to render pages without a browser (platform.md, section 9). */
export { doors } from './prerender/doors';
export { render } from './prerender/render';
