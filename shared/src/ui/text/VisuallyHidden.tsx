import type { ReactNode } from 'react';
import { hiddenStyle } from './hiddenStyle';

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | undefined;
  id?: string | undefined;
  /** Announces changes: `status` politely, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
  children: ReactNode;
}

/** Announced by assistive technology, not shown. */
export function VisuallyHidden({ as: Element = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Element css={hiddenStyle} id={id} role={role}>
      {children}
    </Element>
  );
}
