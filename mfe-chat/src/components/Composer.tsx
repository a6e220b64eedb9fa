import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { controlStyle, hiddenStyle, IconButton, Text, TextCounter, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ConversationStore } from '../stores/ConversationStore';
import { FictionalQuestion } from './FictionalQuestion';
import { useMessagePrice } from './useMessagePrice';

/** Enter sends; with Shift it breaks the line, and while an input method composes it belongs to that. */
const isSendKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;

/** Writes and sends messages; says what the next one costs. */
export const Composer = observer(({ conversation }: { conversation: ConversationStore }) => {
  const intl = useIntl();
  const id = useId();
  const { settings } = useStore();
  const [isAsking, setAsking] = useState(false);
  const price = useMessagePrice();
  const { draft } = conversation;
  const limit = settings.current.message_length;
  const canSend = draft.trim() !== '' && Array.from(draft).length <= limit;
  const send = (): void => {
    const text = conversation.draft.trim();
    setAsking(false);
    if (text === '') return;
    conversation.setDraft('');
    void conversation.outbox.send(text, crypto.randomUUID());
  };
  const submit = (): void => {
    if (!canSend) return;
    if (conversation.needsWarning) setAsking(true);
    else send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    submit();
  };
  const texts = {
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
  return (
    <form
      css={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
      <div css={foot}>
        <Text as="span" size="xs" tone="muted" id={`${id}-price`}>
          {price}
        </Text>
        <Text as="span" size="xs">
          <TextCounter text={draft} max={limit} />
        </Text>
      </div>
      <FictionalQuestion
        isOpen={isAsking}
        price={price}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          conversation.acknowledge();
          send();
        }}
      />
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
const foot = css({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space3,
  paddingInline: token.space2,
});
