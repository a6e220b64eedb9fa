import { css } from '@emotion/react';
import { Skeleton, token, useSteadyLoading } from '@rendezvous/shared/ui';

/** Placeholder for a member who is loading. */
export const MemberLandingSkeleton = () => (
  <div css={room} aria-busy="true">
    {useSteadyLoading(true) ? <Skeleton shape="block" /> : null}
  </div>
);

const room = css({ minHeight: 'calc(100svh - 3.75rem)', padding: token.space5 });
