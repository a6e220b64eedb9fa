import { replaceOnce } from './replaceOnce';
import { type Boot, rewriteBoot } from './rewriteBoot';

/** How a variant changes the begin of a document, which has the shell's script, and its rest. */
export interface DocumentChange {
  start: (html: string) => string;
  rest: (html: string) => string;
}

/** What of the site's document becomes another in a variant. */
export interface Rewriting {
  /** Tags in the place of the preload links of scripts, and of the script itself. */
  preloads: (start: string) => string;
  script: string;
  boot: (boot: Boot) => Boot;
}

const SCRIPT_PRELOAD = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>\n?/g;
const SCRIPT = /<script\b[^>]*\bsrc="\/r\/shell\/[^>]*><\/script>/;

/** The site's document for other scripts, in the two parts in which the site sends it; all else stays as it is. */
export const rewriteDocument = ({ preloads, script, boot }: Rewriting): DocumentChange => ({
  start: (html) => {
    const bare = html.replaceAll(SCRIPT_PRELOAD, '');
    return replaceOnce(bare, SCRIPT, 'script of the shell', () => `${preloads(html)}${script}`);
  },
  rest: (html) => rewriteBoot(html, boot),
});
