import { createContext, type ReactNode } from 'react';

/** Labels of a form's fields by field name; the fields register them for the error summary. */
export const FormLabels = createContext(new Map<string, ReactNode>());
