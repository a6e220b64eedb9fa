import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Icon, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ConversationStore } from '../stores/ConversationStore';
import { FreeStarts } from './FreeStarts';
import { NotEnoughCredits } from './NotEnoughCredits';
import { PremiumAlert } from './PremiumAlert';

/** Notices above the composer: why a message could not be sent, and that a partner is fictional. */
export const ComposerNotice = observer(({ conversation }: { conversation: ConversationStore }) => {
  const { outbox, profile, id, isLoaded } = conversation;
  return (
    <>
      {outbox.refusal === 'not_enough_credits' && <NotEnoughCredits />}
      <PremiumAlert isOpen={outbox.refusal === 'conversation_limit'} error={outbox.refusedBy} onClose={outbox.clearRefusal} />
      {id === null && isLoaded && <FreeStarts />}
      {profile?.fictional && <FictionalLine />}
    </>
  );
});

const FictionalLine = observer(() => (
  <Text size="xs" css={line}>
    <Icon name="info" size={16} />
    <FormattedMessage
      id="chat.fictional.line"
      defaultMessage="You are writing to a {label}: not the person shown, and no meeting is possible."
      description="Always over the message field of a fictional profile; label: the words of this site for it"
      values={{ label: useStore().settings.current.fictional_singular }}
    />
  </Text>
));

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  padding: `${token.space2} ${token.space4}`,
  background: token.colorInfoSoft,
  color: token.colorOnInfoSoft,
});
