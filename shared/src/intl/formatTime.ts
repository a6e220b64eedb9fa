import type { IntlShape } from 'react-intl';

/** Formats the time of a moment in unix seconds, for example `14:05`. */
export const formatTime = (intl: IntlShape, seconds: number): string => intl.formatTime(seconds * 1000, { timeStyle: 'short' });
