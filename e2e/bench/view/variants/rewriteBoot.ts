import { replaceOnce } from './replaceOnce';

export type Boot = Record<string, unknown>;

const BOOT_SCRIPT_PATTERN = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** Changes the boot data in the second part of a document. */
export const rewriteBoot = (html: string, change: (boot: Boot) => Boot): string =>
  replaceOnce(html, BOOT_SCRIPT_PATTERN, 'boot data', (_match, openingTag = '', json = '', closingTag = '') => {
    const data = JSON.stringify(change(JSON.parse(json) as Boot));
    return `${openingTag}${data.replaceAll('<', '\\u003c')}${closingTag}`;
  });
