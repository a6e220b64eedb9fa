import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Icon, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ConversationStore } from '../stores/ConversationStore';
import { NotEnoughCredits } from './NotEnoughCredits';
import { PremiumAlert } from './PremiumAlert';

/** Tells a free member before a first message how many conversations they can still start. */
const FreeConversationsLeft = observer(() => {
  const { user, level } = useStore().session;
  if (user === null || level !== 'free') return null;
  return (
    <Text size="xs" tone="muted" align="center" css={freeConversationsStyle}>
      <FormattedMessage
        id="chat.new.left"
        defaultMessage="{count, plural, =0 {You have started all the chats a free member can start.} one {You can start # more chat as a free member.} other {You can start # more chats as a free member.}}"
        description="Over the field for a first message to a member"
        values={{ count: user.free_conversations_left }}
      />
    </Text>
  );
});

const freeConversationsStyle = css({ padding: `${token.space2} ${token.space4}` });

/** Notices above the composer: why a message was not sent, the conversations left, and that the partner is fictional. */
export const ComposerNotice = observer(({ conversation }: { conversation: ConversationStore }) => {
  const { outbox, profile, id, isLoaded } = conversation;
  return (
    <>
      {outbox.refusal === 'not_enough_credits' && <NotEnoughCredits />}
      <PremiumAlert isOpen={outbox.refusal === 'conversation_limit'} error={outbox.refusalError} onClose={outbox.clearRefusal} />
      {id === null && isLoaded && <FreeConversationsLeft />}
      {profile?.fictional && <FictionalNotice />}
    </>
  );
});

const FictionalNotice = observer(() => (
  <Text size="xs" css={noticeLine}>
    <Icon name="info" size={16} />
    <FormattedMessage
      id="chat.fictional.line"
      defaultMessage="You’re not writing to the person in the photo ({label}), and you can’t meet."
      description="Always over the message field of a fictional profile; label: the words of this site for it"
      values={{ label: useStore().settings.current.fictional_singular }}
    />
  </Text>
));

const noticeLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  padding: `${token.space2} ${token.space4}`,
  background: token.colorInfoSoft,
  color: token.colorOnInfoSoft,
});
