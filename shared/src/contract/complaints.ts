import { pathTo } from './routes';

/** Complaint categories. */
export const COMPLAINT_CATEGORIES = ['content', 'member', 'payment', 'privacy', 'service', 'appeal', 'other'] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];

/** Address of the complaint form with preset category and reference. */
export const pathToComplaint = (category: ComplaintCategory, reference?: string): string =>
  `${pathTo('complaints')}?${new URLSearchParams({ category, ...(reference !== undefined && { reference }) })}`;

/** Maximum number of pictures in a complaint. */
export const COMPLAINT_FILES_MAX = 3;
/** Maximum size of such a picture in bytes. */
export const COMPLAINT_FILE_BYTES = 5 * 1024 * 1024;

/** Maximum length of a complaint's reference in code points. */
export const COMPLAINT_REFERENCE_MAX = 100;

/** Length of a complaint's description in code points. */
export const COMPLAINT_LENGTH = { min: 20, max: 2000 } as const;
