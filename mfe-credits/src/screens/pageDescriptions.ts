import { defineMessages } from '@rendezvous/shared/intl';

/** Declared only for extraction: the site server puts these descriptions, which remote.json names, into documents. */
export const pageDescriptions = defineMessages({
  pricing: {
    id: 'credits.pricing.description',
    defaultMessage:
      'What messages, photos and gifts cost, what the credit packages cost in your country, and how you can pay. No subscription.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
});
