/** Directives that are only allowed in a header. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to) /;

/** A content security policy for a meta element. */
export const staticPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');
