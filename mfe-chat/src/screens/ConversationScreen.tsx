import { isAvailable, matchRoute, pathTo, ROUTES } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, useLocation, useParams } from '@rendezvous/shared/router';
import { Heading, VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { ChatFrame } from '../components/ChatFrame';
import { ConversationView } from '../components/ConversationView';
import type { ConversationStore } from '../stores/ConversationStore';
import { useConversationsStore } from '../stores/ConversationsStore';

/** Opens a conversation, reloads it on news from the list, and marks it as read while the page is visible. */
export function useReading(conversation: ConversationStore): void {
  useEffect(() => {
    const markReadIfVisible = (): void => {
      if (document.visibilityState === 'visible') void conversation.markRead();
    };
    void conversation.open().then(markReadIfVisible);
    const stopReaction = reaction(
      () => conversation.news,
      (news) => {
        if (news !== null) void conversation.load().then(markReadIfVisible);
      },
    );
    document.addEventListener('visibilitychange', markReadIfVisible);
    return () => {
      stopReaction();
      document.removeEventListener('visibilitychange', markReadIfVisible);
    };
  }, [conversation]);
}

const FIRST_MESSAGE_ROUTES = [{ name: 'members-id-chat', path: ROUTES['members-id-chat'].path }];

/**
 * One conversation, or a first message to a member, which leads to the existing or new conversation. Both paths share this
 * screen, so that typing continues uninterrupted after the first message.
 */
export const ConversationScreen = observer(() => {
  const { id = '' } = useParams();
  const isFirstMessage = matchRoute(FIRST_MESSAGE_ROUTES, useLocation().pathname) !== undefined;
  const conversations = useConversationsStore();
  const conversation = isFirstMessage ? conversations.getByMember(id) : conversations.getById(id);
  useReading(conversation);
  return (
    <ChatFrame mainPane="conversation" openConversationId={conversation.id}>
      {isFirstMessage && conversation.id !== null && <Navigate to={pathTo('chats-id', { id: conversation.id })} replace />}
      <VisuallyHidden as="div">
        <Heading level={1} tabIndex={-1}>
          <Title conversation={conversation} />
        </Heading>
      </VisuallyHidden>
      <ConversationView key={conversation.key} conversation={conversation} />
    </ChatFrame>
  );
});

const Title = observer(({ conversation: { id, profile } }: { conversation: ConversationStore }) => {
  if (id === null)
    return (
      <FormattedMessage id="chat.new.title" defaultMessage="New chat" description="Title of a conversation before its first message" />
    );
  if (profile === null || !isAvailable(profile))
    return <FormattedMessage id="chat.conversation.title" defaultMessage="Chat" description="Title of a conversation" />;
  return (
    <FormattedMessage
      id="chat.conversation.with"
      defaultMessage="Chat with {name}"
      description="Title of a conversation, read out"
      values={{ name: profile.name }}
    />
  );
});
