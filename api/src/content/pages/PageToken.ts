/** Tokens of the pages that are data. */
export const PAGE_TOKENS = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'safety', 'service', 'terms'] as const;

export type PageToken = (typeof PAGE_TOKENS)[number];
