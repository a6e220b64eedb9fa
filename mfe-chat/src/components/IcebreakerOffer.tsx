import { isAvailable } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';
import { useConversationsStore } from '../stores/ConversationsStore';
import { IcebreakerDialog } from './IcebreakerDialog';

/** True if a text area has the focus; a member who is already typing needs no icebreaker. */
const isWriting = (): boolean => document.activeElement instanceof HTMLTextAreaElement;

/** Button for icebreakers, which open once on their own for a member without conversations, after other modals. */
export const IcebreakerOffer = observer(({ conversation }: { conversation: ConversationStore }) => {
  const { overlays } = useStore();
  const { openers } = useConversationsStore();
  const [isRequested, setRequested] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(conversation.draft === '' && !isWriting() && openers.claimOffer()), [conversation, openers]);
  const { profile } = conversation;
  if (profile === null || !isAvailable(profile)) return null;
  const close = (): void => {
    setRequested(false);
    setOffered(false);
  };
  const choose = (text: string): void => {
    conversation.setDraft(text);
    close();
  };
  // The automatic offer closes on the first keystroke, so that it interrupts nobody.
  const isOpen = isRequested || (isOffered && conversation.draft === '');
  return (
    <>
      <Button variant="secondary" icon="sparkles" onPress={() => setRequested(true)}>
        <FormattedMessage
          id="chat.icebreaker.open"
          defaultMessage="Choose an icebreaker"
          description="Button in a conversation without messages"
        />
      </Button>
      <IcebreakerDialog memberId={profile.id} isOpen={isOpen && overlays.current === null} onClose={close} onChoose={choose} />
    </>
  );
});
