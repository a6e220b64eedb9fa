import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Labels of a form's fields by name, for its summary; the fields fill it in. */
export const FormLabels = createContext(new Map<string, ReactNode>());
