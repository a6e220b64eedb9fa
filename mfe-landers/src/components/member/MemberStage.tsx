import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { MemberBanner } from './MemberBanner';

interface MemberStageProps {
  /** The member the page is about. */
  memberInfo: ReactNode;
  /** Name of the campaign's picture, which is shown above the member; undefined while it is not known. */
  image: string | undefined;
  /** The sign-up, or the task that precedes it. */
  children: ReactNode;
}

/** Layout of a lander about a member: the member is above the task on a phone and, where there is room, beside it. */
export const MemberStage = ({ memberInfo, image, children }: MemberStageProps) => (
  <div css={stage}>
    <MemberBanner image={image} />
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
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'start',
    gap: token.space6,
    padding: `${token.space5} ${token.space5} ${token.space7}`,
  },
});
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space4,
  minWidth: 0,
  padding: `0 ${token.space4}`,
  [media.md]: { padding: 0 },
});
const task = css({ padding: 0, '& > section': { width: 'auto' } });
