import { replaceOnce } from './replaceOnce';

export type Boot = Record<string, unknown>;

const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** The rest of a document with other boot data. */
export const rewriteBoot = (html: string, change: (boot: Boot) => Boot): string =>
  replaceOnce(html, BOOT, 'boot data', (_all, open = '', json = '', close = '') => {
    const data = JSON.stringify(change(JSON.parse(json) as Boot));
    return `${open}${data.replaceAll('<', '\\u003c')}${close}`;
  });
