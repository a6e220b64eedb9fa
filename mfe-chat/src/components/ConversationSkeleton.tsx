import { css } from '@emotion/react';
import { Skeleton, token } from '@rendezvous/shared/ui';

const BUBBLES = ['theirs', 'theirs', 'mine', 'theirs', 'mine'] as const;

/** The messages before they are loaded. */
export const ConversationSkeleton = () => (
  <div css={list} aria-busy>
    {BUBBLES.map((side, index) => (
      <div key={index} css={bubble} data-mine={side === 'mine'}>
        <Skeleton shape="block" css={shape} />
      </div>
    ))}
  </div>
);

const list = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: token.space3,
  minHeight: 0,
  overflow: 'hidden',
  padding: token.space4,
});
const bubble = css({ width: '60%', maxWidth: '22rem', height: '3.25rem', '&[data-mine="true"]': { marginInlineStart: 'auto' } });
const shape = css({ height: '100%', '& > span': { minHeight: 0 } });
