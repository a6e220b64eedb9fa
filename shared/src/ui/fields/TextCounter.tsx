import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { token } from '../theme/token';

interface TextCounterProps {
  text: string;
  max: number;
}

const ANNOUNCED_FROM = 20;

/** Characters used of the maximum; announced at 20 left, 10, 5 and every one below. */
export function TextCounter({ text, max }: TextCounterProps) {
  const length = Array.from(text).length;
  const left = max - length;
  const announced = left === ANNOUNCED_FROM || left === ANNOUNCED_FROM / 2 || left <= 5;
  return (
    <span css={counter} data-over={left <= 0}>
      <span aria-hidden>
        <FormattedMessage
          id="shared.counter.of"
          defaultMessage="{length, number}/{max, number}"
          description="Characters written of those allowed, under a text field"
          values={{ length, max }}
        />
      </span>
      <VisuallyHidden role="status">{announced ? <Left left={left} /> : null}</VisuallyHidden>
    </span>
  );
}

const Left = ({ left }: { left: number }) => (
  <FormattedMessage
    id="shared.counter.left"
    defaultMessage="{left, plural, one {# character left} other {# characters left}}"
    description="Read out near the end of a text with a limit; left can be negative when the text is too long"
    values={{ left }}
  />
);

const counter = css({
  marginInlineStart: 'auto',
  color: token.colorTextMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-over="true"]': { color: token.colorDangerText, fontWeight: token.weightBold },
});
