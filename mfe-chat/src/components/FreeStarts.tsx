import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** Tells a free member before a first message how many conversations they can still start. */
export const FreeStarts = observer(() => {
  const { user, level } = useStore().session;
  if (user === null || level !== 'free') return null;
  return (
    <Text size="xs" tone="muted" align="center" css={line}>
      <FormattedMessage
        id="chat.new.left"
        defaultMessage="{count, plural, =0 {You have started all conversations a free member can start.} one {You can start # more conversation as a free member.} other {You can start # more conversations as a free member.}}"
        description="Over the field for a first message to a member"
        values={{ count: user.free_conversations_left }}
      />
    </Text>
  );
});

const line = css({ padding: `${token.space2} ${token.space4}` });
