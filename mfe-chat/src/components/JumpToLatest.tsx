import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { CountBadge, IconButton, token } from '@rendezvous/shared/ui';

interface JumpToLatestProps {
  /** Number of messages that arrived while the reader was further up. */
  count: number;
  onPress: () => void;
}

/** Button that scrolls to the newest message. */
export function JumpToLatest({ count, onPress }: JumpToLatestProps) {
  const intl = useIntl();
  const label = intl.formatMessage(
    {
      id: 'chat.jump.label',
      defaultMessage: '{count, plural, =0 {Jump to the latest message} one {Jump to # new message} other {Jump to # new messages}}',
      description: 'Round button with an arrow over a conversation',
    },
    { count },
  );
  return (
    <div css={corner}>
      <IconButton
        icon="arrow-down"
        label={label}
        variant="secondary"
        onPress={onPress}
        badge={count > 0 ? <CountBadge count={count} label="" /> : undefined}
      />
    </div>
  );
}

const corner = css({
  position: 'absolute',
  insetInlineEnd: token.space4,
  bottom: token.space3,
  zIndex: token.zRaised,
  borderRadius: token.radiusRound,
  boxShadow: token.shadow2,
});
