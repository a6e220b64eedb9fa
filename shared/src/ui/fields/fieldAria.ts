import type { ReactNode } from 'react';

interface FieldAria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Returns the id and the attributes that tie a control to its messages. */
export function fieldAria(id: string, error: ReactNode, description: ReactNode): FieldAria {
  const ids = [hasContent(error) ? `${id}-error` : '', hasContent(description) ? `${id}-help` : ''].filter(Boolean);
  return { id, 'aria-invalid': hasContent(error) || undefined, 'aria-describedby': ids.length === 0 ? undefined : ids.join(' ') };
}

/** True for a node that renders something; an empty message must take no space. */
export const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';
