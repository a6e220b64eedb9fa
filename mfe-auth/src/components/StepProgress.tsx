import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Text, token } from '@rendezvous/shared/ui';

interface StepProgressProps {
  /** Zero-based number of the current step. */
  step: number;
  count: number;
}

/** Shows "Step n of count" and a bar with a segment for each step. */
export function StepProgress({ step, count }: StepProgressProps) {
  return (
    <div css={box}>
      <Text size="s" tone="muted">
        <FormattedMessage
          id="auth.signup.step"
          defaultMessage="Step {step} of {count}"
          description="Above the sign-up form; step and count are numbers"
          values={{ step: step + 1, count }}
        />
      </Text>
      <div css={progressBar} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <span key={index} css={segment} data-done={index <= step} />
        ))}
      </div>
    </div>
  );
}

const box = css({ display: 'grid', gap: token.space2 });
const progressBar = css({ display: 'flex', gap: token.space1 });
const segment = css({
  flex: 1,
  height: 4,
  borderRadius: token.radiusRound,
  background: token.colorSkeleton,
  transition: `background ${token.motionMedium} ${token.motionEase}`,
  '&[data-done="true"]': { background: token.colorPrimary },
});
