import type { Locale, PageDocument } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { allPages, PAGE_TOKENS } from '../content/pages/allPages';
import { fill } from '../fill';

/** A static page in a language, with the values of the domain. */
export function presentPage(wanted: string, locale: Locale, values: Record<string, string | number>): PageDocument {
  const token = PAGE_TOKENS.find((known) => known === wanted);
  if (token === undefined) throw new ApiError('page_not_found');
  const { title, sections } = allPages[locale][token];
  return {
    token,
    title: fill(title, values),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading, values),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
    })),
  };
}
