import type { ReactNode } from 'react';

/** Whether a node renders anything: an absent message takes no space. */
export const isFilled = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';
