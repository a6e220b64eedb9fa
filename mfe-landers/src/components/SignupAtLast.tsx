import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { LanderSignup } from './LanderSignup';

interface SignupAtLastProps extends ComponentProps<typeof LanderSignup> {
  /** The member the sign-up starts from, in the same frame. */
  above?: ReactNode;
}

/** The sign-up, replacing the questions before it; focus moves along. */
export const SignupAtLast = ({ above, ...signup }: SignupAtLastProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} css={frame} data-above={above !== undefined}>
      {above}
      <LanderSignup {...signup} />
    </div>
  );
};

const frame = css({
  display: 'grid',
  alignContent: 'stretch',
  scrollMarginBlock: token.space4,
  '&:focus': { outline: 'none' },
  '& > section': { width: 'auto' },
  '&[data-above="true"]': {
    overflow: 'clip',
    borderRadius: token.radiusXl,
    boxShadow: token.shadow2,
    '& > section': { borderRadius: 0, boxShadow: 'none' },
  },
});
