import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { LaterSignup } from './LaterSignup';

interface LanderSignupStepProps extends ComponentProps<typeof LaterSignup> {
  /** Content shown above the steps in the same frame, such as the member the sign-up started from. */
  header?: ReactNode;
}

/** The sign-up that follows a lander's questions or cards; receives focus when it appears, and whenever its header appears or disappears. */
export const LanderSignupStep = ({ header, ...signup }: LanderSignupStepProps) => {
  const container = useRef<HTMLDivElement>(null);
  const hasHeader = header !== undefined;
  useEffect(() => container.current?.focus(), [hasHeader]);
  return (
    <div ref={container} tabIndex={-1} css={frame} data-above={hasHeader}>
      {header}
      <LaterSignup {...signup} />
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
