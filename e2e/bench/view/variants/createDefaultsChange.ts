import { type DocumentChange, createDocumentChange } from './createDocumentChange';

const RELEASE_PRELOAD_PATTERN = /<link rel="preload"[^>]*href="\/r\/[^>]*>\n?/g;

/** Rewrites the site's document for untuned federation: without preloads, and without the plan, which the page requests. */
export function createDefaultsChange(): DocumentChange {
  const { changeStart, changeRest } = createDocumentChange({
    createPreloads: () => '',
    script: '<script src="/bench/shell/shell.js" defer></script>',
    changeBoot: ({ plan: _plan, ...boot }) => boot,
  });
  return { changeStart: (html) => changeStart(html.replaceAll(RELEASE_PRELOAD_PATTERN, '')), changeRest };
}

/** Removes Trusted Types from a policy, since the unmodified runtime assigns script URLs as plain strings, which Trusted Types would reject. */
export const withoutTrustedTypes = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(require-)?trusted-types/.test(directive))
    .join('; ');
