import { replaceOnce } from './replaceOnce';

export type Boot = Record<string, unknown>;

const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** Changes the boot data in the second part of a document. */
export const rewriteBoot = (html: string, change: (boot: Boot) => Boot): string =>
  replaceOnce(html, BOOT, 'boot data', (_all, open = '', json = '', close = '') => {
    const data = JSON.stringify(change(JSON.parse(json) as Boot));
    return `${open}${data.replaceAll('<', '\\u003c')}${close}`;
  });
