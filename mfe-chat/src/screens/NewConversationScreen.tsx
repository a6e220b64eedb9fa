import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, useParams } from '@rendezvous/shared/router';
import { Heading, VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { ChatFrame } from '../components/ChatFrame';
import { ConversationView } from '../components/ConversationView';
import { useReading } from '../components/useReading';
import { useConversationsStore } from '../stores/useConversationsStore';

/** A first message to a member; leads to the conversation where one exists or begins. */
export const NewConversationScreen = observer(() => {
  const { id: memberId = '' } = useParams();
  const conversation = useConversationsStore().withMember(memberId);
  useReading(conversation);
  if (conversation.id !== null) return <Navigate to={pathTo('chats-id', { id: conversation.id })} replace />;
  return (
    <ChatFrame main="conversation">
      <VisuallyHidden as="div">
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage
            id="chat.new.title"
            defaultMessage="New conversation"
            description="Title of a conversation before its first message"
          />
        </Heading>
      </VisuallyHidden>
      <ConversationView conversation={conversation} />
    </ChatFrame>
  );
});
