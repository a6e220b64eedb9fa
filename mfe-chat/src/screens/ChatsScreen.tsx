import { type RootStore, useStore } from '@rendezvous/shared/store';
import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { ChatFrame } from '../components/ChatFrame';
import { conversationsOf } from '../stores/ConversationsStore';

/** Shown next to the list while no conversation is open; an empty list needs no hint. */
const ChooseConversation = observer(() => (
  <div css={center}>
    {useStore().chats.list.length > 0 && (
      <EmptyState
        icon="message"
        title={
          <FormattedMessage
            id="chat.choose.title"
            defaultMessage="Choose a chat"
            description="Beside the list of chats on a wide screen, while none is open"
          />
        }
      />
    )}
  </div>
));

const center = css({ flex: 1, display: 'grid', placeItems: 'center', padding: token.space5 });

const Chats = () => (
  <ChatFrame mainPane="list">
    <ChooseConversation />
  </ChatFrame>
);

/** The list of conversations and, on a wide screen, a hint to choose one; `ahead` prefetches the list. */
export const ChatsScreen = Object.assign(Chats, {
  ahead: (store: RootStore) => {
    if (!store.chats.isLoaded) void conversationsOf(store).list.ahead();
  },
});
