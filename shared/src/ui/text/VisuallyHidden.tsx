import type { ReactNode } from 'react';
import { css } from '@emotion/react';

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | undefined;
  id?: string | undefined;
  /** Announces changes: `status` politely, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
  children: ReactNode;
}

/** Content that is announced by assistive technology but not shown. */
export function VisuallyHidden({ as: Element = 'span', id, role, children }: VisuallyHiddenProps) {
  return (
    <Element css={hiddenStyle} id={id} role={role}>
      {children}
    </Element>
  );
}

export const hiddenStyle = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
