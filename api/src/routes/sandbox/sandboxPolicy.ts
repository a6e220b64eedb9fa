import { sandboxStyle } from './sandboxStyle';

/** Content policy of the sandbox's pages: one style, forms to this site, nothing else. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src '${sandboxStyle.hash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');
