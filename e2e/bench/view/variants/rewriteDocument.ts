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
  boot: (boot: Record<string, unknown>) => Record<string, unknown>;
}

const SCRIPT_PRELOAD = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>\n?/g;
const SCRIPT = /<script\b[^>]*\bsrc="\/r\/shell\/[^>]*><\/script>/;
const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;

/** The first match, or an error: a document that changed must not be measured as something else. */
function replaceOnce(html: string, pattern: RegExp, what: string, change: (...groups: string[]) => string): string {
  if (!pattern.test(html)) throw new Error(`The site's document has no ${what} where the benchmark looks for it.`);
  return html.replace(pattern, change);
}

/** The site's document for other scripts, in the two parts in which the site sends it; all else stays as it is. */
export const rewriteDocument = ({ preloads, script, boot }: Rewriting): DocumentChange => ({
  start: (html) => {
    const bare = html.replaceAll(SCRIPT_PRELOAD, '');
    return replaceOnce(bare, SCRIPT, 'script of the shell', () => `${preloads(html)}${script}`);
  },
  rest: (html) =>
    replaceOnce(html, BOOT, 'boot data', (_all, open = '', json = '', close = '') => {
      const data = JSON.stringify(boot(JSON.parse(json) as Record<string, unknown>));
      return `${open}${data.replaceAll('<', '\\u003c')}${close}`;
    }),
});
