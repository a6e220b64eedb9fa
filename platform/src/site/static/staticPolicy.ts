/** What only a header may say. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to) /;

/** A content security policy as the document itself can state it. */
export const staticPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
