import type { LastMessage, MessageType } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

const kindMessages: Partial<Record<MessageType, MessageDescriptor>> = defineMessages({
  photo: { id: 'chat.preview.photo', defaultMessage: 'Photo', description: 'In the list of chats, instead of a message that is a photo' },
  gift: { id: 'chat.preview.gift', defaultMessage: 'Gift', description: 'In the list of chats, instead of a message that is a gift' },
  gif: {
    id: 'chat.preview.gif',
    defaultMessage: 'GIF',
    description: 'In the list of chats, instead of a message that is a moving picture',
  },
  icebreaker: {
    id: 'chat.preview.icebreaker',
    defaultMessage: 'Icebreaker',
    description: 'In the list of chats, instead of a message that is an opener chosen from a list',
  },
});

/** The last message of a chat as one line of text, or its kind, such as 'Photo', if it is not text. */
export function lastMessageText(intl: IntlShape, lastMessage: LastMessage | null): string {
  if (lastMessage === null) {
    return intl.formatMessage({
      id: 'chat.preview.none',
      defaultMessage: 'No messages yet',
      description: 'In the list of chats, when a chat has no message',
    });
  }
  const kindMessage = kindMessages[lastMessage.type];
  const text = kindMessage ? intl.formatMessage(kindMessage) : lastMessage.preview;
  if (!lastMessage.mine) return text;
  return intl.formatMessage(
    { id: 'chat.preview.mine', defaultMessage: 'You: {text}', description: 'In the list of chats; text: last message, which I sent' },
    { text },
  );
}
