import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';

/** Texts of the page behind the unsubscribe link of a notification email: a question with one button, then the confirmation. */
interface UnsubscribePageTexts {
  question: string;
  confirm: string;
  done: string;
}

export const unsubscribePageTexts: Record<Locale, UnsubscribePageTexts> = translateMessages({
  question: defineMessage({
    id: 'api.unsubscribe.question',
    defaultMessage: 'Stop emails about messages, likes and matches?',
    description:
      'Heading of the page behind the unsubscribe link of the emails about messages, likes and matches; one button below it; at most 70 characters',
  }),
  confirm: defineMessage({
    id: 'api.unsubscribe.confirm',
    defaultMessage: 'Stop these emails',
    description: 'Button of the page behind the unsubscribe link of the emails about messages, likes and matches; at most 30 characters',
  }),
  done: defineMessage({
    id: 'api.unsubscribe.done',
    defaultMessage: 'Done. You won’t get these emails any more. You can turn them on again in your settings.',
    description:
      'Heading, and only text, of the page after emails were switched off: those about messages, likes and matches, or those with offers or news; at most 120 characters',
  }),
});
