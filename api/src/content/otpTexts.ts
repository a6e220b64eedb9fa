import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from './messages';

/** The text message with the code that signs a mandate; `{code}` and `{site}` are filled in. */
export const otpTexts: Record<Locale, string> = translateMessages(
  defineMessage({
    id: 'api.sms.mandate_code',
    defaultMessage: '{code} is your code for the direct debit mandate on {site}. It works for 10 minutes. Never share it with anyone.',
    description:
      'SMS with the code that signs a direct debit mandate; simple letters only, as a curly apostrophe makes it two SMS; the code comes first so that a phone offers it; code: 6 digits, site: name of the site; at most 160 characters',
  }),
);
