import { isRiskyText } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';
import type { OpenersStore } from '../stores/OpenersStore';
import { useConversationsStore } from '../stores/ConversationsStore';
import { useBecomeVisible } from './useBecomeVisible';

/**
 * Confirmations before sending: writing makes an invisible member visible, a fictional profile cannot be met, contact details would
 * be shared.
 */
type Question = 'invisible' | 'fictional' | 'contact';

interface ComposerState {
  canSend: boolean;
  submit: (event: SyntheticEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  question: Question | null;
  isBusy: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Enter sends; Shift+Enter breaks the line, and during IME composition Enter belongs to the input method. */
const isSendKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** Sends the draft of a conversation: once per click, within the limit, and after any confirmations. */
export function useComposer(conversation: ConversationStore): ComposerState {
  const { settings, session } = useStore();
  const { openers } = useConversationsStore();
  const [question, ask] = useState<Question | null>(null);
  const { draft } = conversation;
  const canSend = draft.trim() !== '' && Array.from(draft).length <= settings.current.message_length;
  const proceed = (answered: Question | null = null): void => {
    const due = dueQuestions(session.user?.invisible ?? false, conversation).find((one) => one !== answered) ?? null;
    ask(due);
    if (due === null) sendDraft(conversation, openers);
  };
  const [isBusy, becomeVisible] = useBecomeVisible(conversation.outbox, () => proceed());
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canSend) proceed();
  };
  const confirm = (): void => {
    if (question === 'invisible') return becomeVisible();
    if (question === 'fictional') conversation.acknowledge();
    proceed(question);
  };
  return {
    ...{ canSend, submit, question, isBusy, confirm },
    onKeyDown: (event) => {
      if (isSendKey(event)) submit(event);
    },
    cancel: () => ask(null),
  };
}

/** Confirmations for this message, one after the other. */
function dueQuestions(isInvisible: boolean, { needsWarning, isGuarded, draft }: ConversationStore): Question[] {
  const due: Record<Question, boolean> = { invisible: isInvisible, fictional: needsWarning, contact: isGuarded && isRiskyText(draft) };
  return (Object.keys(due) as Question[]).filter((question) => due[question]);
}

function sendDraft(conversation: ConversationStore, openers: OpenersStore): void {
  const text = conversation.draft.trim();
  if (text === '') return;
  conversation.setDraft('');
  void conversation.outbox.send(text, crypto.randomUUID(), openers.chosenAs(text));
}
