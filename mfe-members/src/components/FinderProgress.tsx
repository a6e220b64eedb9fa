import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Text, token } from '@rendezvous/shared/ui';

interface Props {
  /** One-based number of the current step. */
  step: number;
  count: number;
}

/** The text "Step n of m" and a bar with one segment for each step. */
export const FinderProgress = ({ step, count }: Props) => (
  <div css={box}>
    <Text size="s" tone="muted">
      <FormattedMessage
        id="members.finder.step"
        defaultMessage="Step {step, number} of {count, number}"
        description="Above a question of the match finder"
        values={{ step, count }}
      />
    </Text>
    <div css={bar} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} css={segment} data-done={index < step} />
      ))}
    </div>
  </div>
);

const box = css({ display: 'grid', gap: token.space2 });
const bar = css({ display: 'flex', gap: token.space1 });
const segment = css({
  flex: 1,
  height: 4,
  borderRadius: token.radiusRound,
  background: token.colorSkeleton,
  transition: `background ${token.motionMedium} ${token.motionEase}`,
  '&[data-done="true"]': { background: token.colorPrimary },
});
