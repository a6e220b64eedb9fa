import { pathTo } from '@rendezvous/shared/contract';
import type { SlotContract } from '@rendezvous/shared/remote';
import { useNavigate } from '@rendezvous/shared/router';
import { useConversationsStore } from '../stores/ConversationsStore';
import { IcebreakerDialog } from './IcebreakerDialog';

/** Slot `icebreaker-modal`: icebreakers outside a chat; the chosen one becomes the draft of the first message to the member. */
export const IcebreakerModal = ({ profileId, onClose }: SlotContract['icebreaker-modal']) => {
  const navigate = useNavigate();
  const conversations = useConversationsStore();
  const choose = (text: string): void => {
    conversations.getByMember(profileId).setDraft(text);
    onClose();
    void navigate(pathTo('members-id-chat', { id: profileId }));
  };
  return <IcebreakerDialog memberId={profileId} isOpen onClose={onClose} onChoose={choose} />;
};
