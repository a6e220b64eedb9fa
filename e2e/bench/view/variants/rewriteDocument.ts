import { replaceOnce } from './replaceOnce';
import { type Boot, rewriteBoot } from './rewriteBoot';

/** How a variant changes the start of a document, which has the shell's script, and its rest. */
export interface DocumentChange {
  start: (html: string) => string;
  rest: (html: string) => string;
}

/** Parts of the site's document that a variant replaces. */
export interface Rewriting {
  /** Tags replacing the preload links of scripts, and the script itself. */
  preloads: (start: string) => string;
  script: string;
  boot: (boot: Boot) => Boot;
}

const SCRIPT_PRELOAD = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>\n?/g;
const SCRIPT = /<script\b[^>]*\bsrc="\/r\/shell\/[^>]*><\/script>/;

/** The site's document for other scripts, in the two parts in which the site sends it; everything else is unchanged. */
export const rewriteDocument = ({ preloads, script, boot }: Rewriting): DocumentChange => ({
  start: (html) => {
    const bare = html.replaceAll(SCRIPT_PRELOAD, '');
    return replaceOnce(bare, SCRIPT, 'script of the shell', () => `${preloads(html)}${script}`);
  },
  rest: (html) => rewriteBoot(html, boot),
});
