import { useIntl } from '@rendezvous/shared/intl';

/** Texts of the composer used in attributes. */
export function useComposerTexts(price: string): Record<'message' | 'hint' | 'send', string> {
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
