import { FormattedMessage } from '@rendezvous/shared/intl';
import { useParams } from '@rendezvous/shared/router';
import { Heading, VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { ChatFrame } from '../components/ChatFrame';
import { ConversationView } from '../components/ConversationView';
import { useReading } from '../components/useReading';
import { useConversationsStore } from '../stores/useConversationsStore';

/** One conversation. */
export const ConversationScreen = observer(() => {
  const { id = '' } = useParams();
  const conversation = useConversationsStore().byId(id);
  useReading(conversation);
  const { profile } = conversation;
  return (
    <ChatFrame main="conversation" openId={id}>
      <VisuallyHidden as="div">
        <Heading level={1} tabIndex={-1}>
          {profile ? (
            <FormattedMessage
              id="chat.conversation.with"
              defaultMessage="Conversation with {name}"
              description="Title of a conversation, read out"
              values={{ name: profile.name }}
            />
          ) : (
            <FormattedMessage id="chat.conversation.title" defaultMessage="Conversation" description="Title of a conversation" />
          )}
        </Heading>
      </VisuallyHidden>
      <ConversationView key={id} conversation={conversation} />
    </ChatFrame>
  );
});
