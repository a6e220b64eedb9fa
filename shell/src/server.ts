/** Exports that the site server uses to render pages without a browser. */
export { doors } from './prerender/doors';
export { render } from './prerender/render';
