import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface TaskColumnProps {
  onPointerEnter?: () => void;
  onFocus?: () => void;
  children: ReactNode;
}

/** Column for what the visitor does before the sign-up, for example answering questions. */
export const TaskColumn = ({ children, ...handlers }: TaskColumnProps) => (
  <div css={column} {...handlers}>
    {children}
  </div>
);

const column = css({
  display: 'grid',
  gap: token.space4,
  padding: `0 ${token.space4} ${token.space6}`,
  [media.md]: { padding: 0 },
});
