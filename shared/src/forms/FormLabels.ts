import { createContext, type ReactNode } from 'react';

/** Labels of a form's fields by name, for its summary; registered by the fields. */
export const FormLabels = createContext(new Map<string, ReactNode>());
