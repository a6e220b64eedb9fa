import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, Icon, Spinner, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ConversationStore } from '../stores/ConversationStore';

/** Offers to load older messages at the top of a conversation, or states that they are hidden for privacy. */
export const HistoryStart = observer(({ conversation }: { conversation: ConversationStore }) => {
  if (conversation.hasOlder) {
    return (
      <div css={center}>
        {conversation.isLoadingOlder ? (
          <Spinner size="s" />
        ) : (
          <Button variant="quiet" size="s" icon="arrow-up" onPress={() => void conversation.loadOlder()}>
            <FormattedMessage id="chat.older.load" defaultMessage="Older messages" description="Button at the top of a conversation" />
          </Button>
        )}
      </div>
    );
  }
  if (!conversation.historyLimitReached) return null;
  return (
    <Text size="s" tone="muted" align="center" css={note}>
      <Icon name="lock" size="1em" />
      <FormattedMessage
        id="chat.older.hidden"
        defaultMessage="Older messages are hidden for privacy."
        description="At the top of a conversation that has messages older than the limit"
      />
    </Text>
  );
});

const center = css({ display: 'grid', placeItems: 'center', minHeight: token.sizeTarget, flexShrink: 0 });
const note = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space1,
  padding: token.space3,
  flexShrink: 0,
});
