import type { PageToken } from './PageToken';

interface PageText {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** All pages in one language; `pageValues` fills what stands in braces. */
export type Pages = Record<PageToken, PageText>;
