import { isAvailable } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';
import { useConversationsStore } from '../stores/ConversationsStore';
import { IcebreakerDialog } from './IcebreakerDialog';

/** A member who is already typing needs no help. */
const isWriting = (): boolean => document.activeElement instanceof HTMLTextAreaElement;

/** Offers icebreakers: by a button, and once automatically for a member without conversations, after all other modals. */
export const IcebreakerOffer = observer(({ conversation }: { conversation: ConversationStore }) => {
  const { overlays } = useStore();
  const { openers } = useConversationsStore();
  const [isAsked, setAsked] = useState(false);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(conversation.draft === '' && !isWriting() && openers.takeOffer()), [conversation, openers]);
  const { profile } = conversation;
  if (profile === null || !isAvailable(profile)) return null;
  const close = (): void => {
    setAsked(false);
    setOffered(false);
  };
  const choose = (text: string): void => {
    conversation.setDraft(text);
    close();
  };
  // Withdrawn on the first keystroke: nobody is interrupted.
  const isOpen = isAsked || (isOffered && conversation.draft === '');
  return (
    <>
      <Button variant="secondary" icon="sparkles" onPress={() => setAsked(true)}>
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
