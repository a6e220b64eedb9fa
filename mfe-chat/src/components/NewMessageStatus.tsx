import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ConversationStore } from '../stores/ConversationStore';
import { lastMessageText } from './lastMessageText';

/** Announces messages that arrive while the conversation is open, never earlier ones. */
export const NewMessageStatus = observer(({ conversation: { arrived, profile } }: { conversation: ConversationStore }) => {
  const intl = useIntl();
  return (
    <VisuallyHidden as="div" role="status">
      {arrived && (
        <FormattedMessage
          id="chat.messages.announce"
          defaultMessage="{name} writes: {text}"
          description="Read out when a message comes in while the conversation is open"
          values={{ name: profile?.name ?? '', text: lastMessageText(intl, { ...arrived, preview: arrived.body }) }}
        />
      )}
    </VisuallyHidden>
  );
});
