import { rewriteDocument } from './rewriteDocument';

const REMOTE_FILE = /<link rel="preload"[^>]*href="\/r\/[^>]*>\n?/g;

/** The site's document for untuned federation: nothing is preloaded, and the plan is asked for. */
export const defaultsDocument = (html: string): string =>
  rewriteDocument(html.replaceAll(REMOTE_FILE, ''), {
    preloads: '',
    script: '<script src="/bench/shell/shell.js" defer></script>',
    boot: ({ plan: _plan, ...boot }) => boot,
  });

/** The runtime as it is sets addresses of scripts as plain strings, which Trusted Types refuse. */
export const defaultsPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((rule) => !/^(require-)?trusted-types/.test(rule))
    .join('; ');
