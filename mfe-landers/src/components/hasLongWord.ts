import type { ReactNode } from 'react';

/** Letters of the longest word that a headline has room for at 320 px in its large size. */
const ROOM = 12;

/** Whether a headline has to be smaller so that none of its words is broken. A soft hyphen is a place to break. */
export const hasLongWord = (headline: ReactNode): boolean =>
  typeof headline === 'string' && headline.split(/[\s\u00ad-]+/).some((word) => [...word].length > ROOM);
