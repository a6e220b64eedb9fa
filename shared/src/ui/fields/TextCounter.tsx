import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { token } from '../theme/token';

interface TextCounterProps {
  text: string;
  max: number;
}

const FIRST_ANNOUNCEMENT_AT = 20;

/** Shows the number of characters and the maximum; screen readers hear how many are left at 20, at 10, and from 5 down. */
export function TextCounter({ text, max }: TextCounterProps) {
  const length = Array.from(text).length;
  const remainingCount = max - length;
  const isAnnounced = remainingCount === FIRST_ANNOUNCEMENT_AT || remainingCount === FIRST_ANNOUNCEMENT_AT / 2 || remainingCount <= 5;
  return (
    <span css={counter} data-over={remainingCount <= 0}>
      <span aria-hidden>
        <FormattedMessage
          id="shared.counter.of"
          defaultMessage="{length, number}/{max, number}"
          description="Characters written of those allowed, under a text field"
          values={{ length, max }}
        />
      </span>
      <VisuallyHidden role="status">{isAnnounced ? <CharactersLeft count={remainingCount} /> : null}</VisuallyHidden>
    </span>
  );
}

const CharactersLeft = ({ count }: { count: number }) => (
  <FormattedMessage
    id="shared.counter.left"
    defaultMessage="{left, plural, one {# character left} other {# characters left}}"
    description="Read out near the end of a text with a limit; left can be negative when the text is too long"
    values={{ left: count }}
  />
);

const counter = css({
  marginInlineStart: 'auto',
  color: token.colorTextMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-over="true"]': { color: token.colorDangerText, fontWeight: token.weightBold },
});
