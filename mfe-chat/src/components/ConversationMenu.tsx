import { isAvailable, pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { IconButton, Menu, type MenuEntry } from '@rendezvous/shared/ui';
import { UNDO_MS, useConversationsStore } from '../stores/ConversationsStore';

interface ConversationMenuProps {
  profile: ProfileCard;
  conversationId: string | null;
}

/** Menu that opens the profile or deletes the conversation, without a confirmation because this can be undone for a while. */
export function ConversationMenu({ profile, conversationId }: ConversationMenuProps) {
  const intl = useIntl();
  const deleteConversation = useDeleteConversation();
  const label = intl.formatMessage({
    id: 'chat.menu.label',
    defaultMessage: 'Options of this chat',
    description: 'Button with three dots at the top of a conversation',
  });
  const items: MenuEntry[] = [];
  if (isAvailable(profile)) {
    items.push({
      id: 'profile',
      icon: 'user',
      label: intl.formatMessage({ id: 'chat.menu.profile', defaultMessage: 'View profile', description: 'Entry of the menu of a chat' }),
      to: pathTo('members-id', { id: profile.id }),
    });
  }
  if (conversationId !== null) {
    items.push({
      id: 'delete',
      icon: 'trash',
      tone: 'danger',
      label: intl.formatMessage({ id: 'chat.menu.delete', defaultMessage: 'Delete chat', description: 'Entry of the menu of a chat' }),
      onAction: () => deleteConversation(conversationId),
    });
  }
  return <Menu label={label} trigger={<IconButton icon="dots" label={label} />} items={items} />;
}

function useDeleteConversation(): (id: string) => void {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toasts } = useStore();
  const conversations = useConversationsStore();
  return (id) => {
    const undoLabel = intl.formatMessage({ id: 'chat.delete.undo', defaultMessage: 'Undo', description: 'Button beside Chat deleted' });
    const deletedText = intl.formatMessage({ id: 'chat.delete.done', defaultMessage: 'Chat deleted', description: 'Short message' });
    conversations.remove(id);
    void navigate(pathTo('chats'));
    toasts.show(deletedText, {
      tone: 'info',
      duration: UNDO_MS,
      action: { label: undoLabel, onPress: () => conversations.undoRemoval(id) },
    });
  };
}
