import { pathTo } from './routes';

/** What a complaint is about. */
export const COMPLAINT_CATEGORIES = ['content', 'member', 'payment', 'privacy', 'service', 'appeal', 'other'] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];

/** The complaint form, begun with what it is about. */
export const pathToComplaint = (category: ComplaintCategory, reference?: string): string =>
  `${pathTo('complaints')}?${new URLSearchParams({ category, ...(reference !== undefined && { reference }) })}`;

/** Pictures a complaint may carry. */
export const COMPLAINT_FILES_MAX = 3;
/** Bytes of one such picture at most. */
export const COMPLAINT_FILE_BYTES = 5 * 1024 * 1024;

/** Code points of what a complaint refers to, at most. */
export const COMPLAINT_REFERENCE_MAX = 100;

/** Code points of a complaint's description. */
export const COMPLAINT_LENGTH = { min: 20, max: 2000 } as const;
