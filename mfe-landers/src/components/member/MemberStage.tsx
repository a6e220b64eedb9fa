import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

interface MemberStageProps {
  /** The member the page is about. */
  memberInfo: ReactNode;
  /** The sign-up, or the task that precedes it. */
  children: ReactNode;
}

/** Layout of a lander about a member: the member above the task on a phone, side by side where there is room. */
export const MemberStage = ({ memberInfo, children }: MemberStageProps) => (
  <div css={stage}>
    <div css={column}>{memberInfo}</div>
    <div css={[column, task]}>{children}</div>
  </div>
);

const stage = css({
  display: 'grid',
  gap: token.space5,
  width: '100%',
  maxWidth: `calc(${token.sizeContent} + 2 * ${token.space5})`,
  minHeight: `calc(100svh - 3.75rem - ${token.sizeExit})`,
  marginInline: 'auto',
  alignContent: 'start',
  background: `linear-gradient(${token.colorAccentSoft}, transparent 28rem)`,
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'start',
    gap: token.space6,
    padding: `${token.space6} ${token.space5} ${token.space7}`,
    background: 'none',
  },
});
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space4,
  minWidth: 0,
  padding: `${token.space5} ${token.space4} 0`,
  [media.md]: { padding: 0 },
});
const task = css({ padding: 0, '& > section': { width: 'auto' } });
