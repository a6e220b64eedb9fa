import type { ReactNode } from 'react';

interface FieldAria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Returns the id and the attributes that tie a control to its messages. */
export function fieldAria(id: string, error: ReactNode, description: ReactNode): FieldAria {
  const ids = [isFilled(error) ? `${id}-error` : '', isFilled(description) ? `${id}-help` : ''].filter(Boolean);
  return { id, 'aria-invalid': isFilled(error) || undefined, 'aria-describedby': ids.length === 0 ? undefined : ids.join(' ') };
}

/** Whether a node renders anything: an absent message takes no space. */
export const isFilled = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';
