import type { ReactNode } from 'react';

/** Longest word in letters that fits a large headline at 320 px. */
const ROOM = 12;

/** Whether a headline has to be smaller so that no word is broken. Soft hyphens are allowed break points. */
export const hasLongWord = (headline: ReactNode): boolean =>
  typeof headline === 'string' && headline.split(/[\s\u00ad-]+/).some((word) => [...word].length > ROOM);
