import { replaceOnce } from './replaceOnce';
import { type Boot, rewriteBoot } from './rewriteBoot';

/** How a variant changes the two parts in which the site sends a document: the start, with the shell's script, and the rest, with the boot data. */
export interface DocumentChange {
  changeStart: (html: string) => string;
  changeRest: (html: string) => string;
}

/** What a variant replaces in the site's document. */
export interface DocumentReplacements {
  /** Returns the tags that replace the preload links of scripts, given the start of the document. */
  createPreloads: (start: string) => string;
  /** Tag that replaces the shell's script. */
  script: string;
  changeBoot: (boot: Boot) => Boot;
}

const SCRIPT_PRELOAD_PATTERN = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>\n?/g;
const SHELL_SCRIPT_PATTERN = /<script\b[^>]*\bsrc="\/r\/shell\/[^>]*><\/script>/;

/** Creates a change that gives the site's document other scripts and boot data; everything else stays the same. */
export const createDocumentChange = ({ createPreloads, script, changeBoot }: DocumentReplacements): DocumentChange => ({
  changeStart: (html) => {
    const strippedHtml = html.replaceAll(SCRIPT_PRELOAD_PATTERN, '');
    return replaceOnce(strippedHtml, SHELL_SCRIPT_PATTERN, 'script of the shell', () => `${createPreloads(html)}${script}`);
  },
  changeRest: (html) => rewriteBoot(html, changeBoot),
});
