import { useStore } from '@rendezvous/shared/store';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';

interface ComposerState {
  canSend: boolean;
  submit: (event: SyntheticEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The question before a first message to a fictional profile is open. */
  isAsking: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Enter sends; with Shift it breaks the line, and while an input method composes it belongs to that. */
const isSendKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** Sends the draft of a conversation: once per press, within the limit, and after the question where one is due. */
export function useComposer(conversation: ConversationStore): ComposerState {
  const { settings } = useStore();
  const [isAsking, setAsking] = useState(false);
  const { draft } = conversation;
  const canSend = draft.trim() !== '' && Array.from(draft).length <= settings.current.message_length;
  const send = (): void => {
    const text = conversation.draft.trim();
    if (text === '') return;
    conversation.setDraft('');
    void conversation.outbox.send(text, crypto.randomUUID());
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!canSend) return;
    if (conversation.needsWarning) setAsking(true);
    else send();
  };
  return {
    canSend,
    submit,
    onKeyDown: (event) => {
      if (isSendKey(event)) submit(event);
    },
    isAsking,
    confirm: () => {
      setAsking(false);
      conversation.acknowledge();
      send();
    },
    cancel: () => setAsking(false),
  };
}
