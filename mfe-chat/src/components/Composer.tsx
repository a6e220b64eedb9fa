import { css } from '@emotion/react';
import { useStore } from '@rendezvous/shared/store';
import { controlStyle, hiddenStyle, IconButton, Text, TextCounter, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { useIntl } from '@rendezvous/shared/intl';
import { isRiskyText } from '@rendezvous/shared/contract';
import { useConversationsStore } from '../stores/ConversationsStore';
import type { ConversationStore } from '../stores/ConversationStore';
import type { OpenersStore } from '../stores/OpenersStore';
import { useBecomeVisible } from '../stores/useBecomeVisible';
import { ContactQuestion } from './ContactQuestion';
import { FictionalQuestion } from './FictionalQuestion';
import { InvisibleQuestion } from './InvisibleQuestion';
import { useMessagePrice } from './useMessagePrice';

/**
 * What a member may have to confirm before sending: that they become visible again, that a fictional profile cannot be met,
 * or that they share contact details.
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

/** True for Enter, but not with Shift, which inserts a line break, nor during IME composition, which handles Enter itself. */
const isSendKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** Returns the state of the composer. Submitting sends the draft, unless it is empty or too long, once every confirmation is given. */
function useComposer(conversation: ConversationStore): ComposerState {
  const { settings, session } = useStore();
  const { openers } = useConversationsStore();
  const [question, setQuestion] = useState<Question | null>(null);
  const { draft } = conversation;
  const canSend = draft.trim() !== '' && Array.from(draft).length <= settings.current.message_length;
  const proceed = (confirmedQuestion: Question | null = null): void => {
    const nextQuestion =
      listQuestions(session.user?.invisible ?? false, conversation).find((candidate) => candidate !== confirmedQuestion) ?? null;
    setQuestion(nextQuestion);
    if (nextQuestion === null) sendDraft(conversation, openers);
  };
  const [isBusy, becomeVisible] = useBecomeVisible(() => proceed());
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (canSend) proceed();
  };
  const confirm = (): void => {
    if (question === 'invisible') return becomeVisible();
    if (question === 'fictional') conversation.acknowledgeWarning();
    proceed(question);
  };
  return {
    ...{ canSend, submit, question, isBusy, confirm },
    onKeyDown: (event) => {
      if (isSendKey(event)) submit(event);
    },
    cancel: () => setQuestion(null),
  };
}

/** Confirmations that the draft needs, in the order in which they are requested. */
function listQuestions(isInvisible: boolean, { needsFictionalWarning, isScamGuardActive, draft }: ConversationStore): Question[] {
  const isNeeded: Record<Question, boolean> = {
    invisible: isInvisible,
    fictional: needsFictionalWarning,
    contact: isScamGuardActive && isRiskyText(draft),
  };
  return (Object.keys(isNeeded) as Question[]).filter((question) => isNeeded[question]);
}

function sendDraft(conversation: ConversationStore, openers: OpenersStore): void {
  const text = conversation.draft.trim();
  if (text === '') return;
  conversation.setDraft('');
  void conversation.outbox.send(text, crypto.randomUUID(), openers.findChosenIcebreaker(text));
}

/** Returns the label and placeholder of the field, and the label of the button, which states the price. */
function useComposerTexts(price: string): Record<'message' | 'hint' | 'send', string> {
  const intl = useIntl();
  return {
    message: intl.formatMessage({ id: 'chat.composer.label', defaultMessage: 'Message', description: 'Field for a message' }),
    hint: intl.formatMessage({
      id: 'chat.composer.hint',
      defaultMessage: 'Write a message',
      description: 'Hint in the empty field for a message',
    }),
    send: intl.formatMessage(
      { id: 'chat.composer.send', defaultMessage: 'Send: {price}', description: 'Button beside the message; price: as shown below it' },
      { price },
    ),
  };
}

/** The form for writing and sending messages, which states the price of the next one. */
export const Composer = observer(({ conversation }: { conversation: ConversationStore }) => {
  const id = useId();
  const { settings } = useStore();
  const price = useMessagePrice();
  const texts = useComposerTexts(price);
  const { canSend, submit, onKeyDown, question, isBusy, confirm, cancel } = useComposer(conversation);
  const { draft } = conversation;
  return (
    <form css={form} onSubmit={submit}>
      <label htmlFor={id} css={hiddenStyle}>
        {texts.message}
      </label>
      <textarea
        id={id}
        rows={1}
        value={draft}
        placeholder={texts.hint}
        enterKeyHint="send"
        aria-describedby={`${id}-price`}
        onChange={(event) => conversation.setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        css={[controlStyle, field]}
      />
      <IconButton type="submit" icon="send" label={texts.send} variant="primary" disabled={!canSend} css={button} />
      <div css={footer}>
        <Text as="span" size="xs" tone="muted" id={`${id}-price`}>
          {price}
        </Text>
        <Text as="span" size="xs">
          <TextCounter text={draft} max={settings.current.message_length} />
        </Text>
      </div>
      <InvisibleQuestion isOpen={question === 'invisible'} busy={isBusy} onClose={cancel} onConfirm={confirm} />
      <ContactQuestion isOpen={question === 'contact'} onClose={cancel} onConfirm={confirm} />
      <FictionalQuestion isOpen={question === 'fictional'} price={price} onClose={cancel} onConfirm={confirm} />
    </form>
  );
});

const form = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: `${token.space1} ${token.space2}`,
  padding: `${token.space2} ${token.space3}`,
  paddingBlockEnd: `max(${token.space2}, env(safe-area-inset-bottom))`,
  background: token.colorSurface,
  borderBlockStart: `1px solid ${token.colorBorder}`,
});
const field = css({ resize: 'none', fieldSizing: 'content', maxHeight: '6lh', borderRadius: token.radiusL });
const button = css({ borderRadius: token.radiusRound });
const footer = css({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space3,
  paddingInline: token.space2,
});
