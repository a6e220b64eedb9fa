import type { IntlShape } from 'react-intl';

/** Formats the date and time of a moment in unix seconds. */
export const formatDateTime = (intl: IntlShape, seconds: number): string =>
  intl.formatDate(seconds * 1000, { dateStyle: 'medium', timeStyle: 'short' });
