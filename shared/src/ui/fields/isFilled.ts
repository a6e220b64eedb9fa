import type { ReactNode } from 'react';

/** Whether a node shows anything: an absent message takes no place. */
export const isFilled = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';
