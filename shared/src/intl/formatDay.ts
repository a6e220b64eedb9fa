import type { IntlShape } from 'react-intl';

/** Formats the date of a moment in unix seconds, for example `21 November 2026`. */
export const formatDay = (intl: IntlShape, seconds: number): string => intl.formatDate(seconds * 1000, { dateStyle: 'long' });
