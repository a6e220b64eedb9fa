import { type DocumentChange, rewriteDocument } from './rewriteDocument';

const REMOTE_FILE = /<link rel="preload"[^>]*href="\/r\/[^>]*>\n?/g;

/** The site's document for untuned federation: nothing is preloaded, and the plan is requested. */
export function defaultsDocument(): DocumentChange {
  const { start, rest } = rewriteDocument({
    preloads: () => '',
    script: '<script src="/bench/shell/shell.js" defer></script>',
    boot: ({ plan: _plan, ...boot }) => boot,
  });
  return { start: (html) => start(html.replaceAll(REMOTE_FILE, '')), rest };
}

/** The unmodified runtime assigns script addresses as plain strings, which Trusted Types rejects. */
export const defaultsPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((rule) => !/^(require-)?trusted-types/.test(rule))
    .join('; ');
