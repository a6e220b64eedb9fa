import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander that asks whether the visitor is alone tonight. */
export const aloneTonightTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.alone_tonight.headline',
    defaultMessage: 'Alone tonight?',
    description:
      'Large headline, and page title, of the landing page that asks whether someone is alone tonight (the same texts as landers.alonetonight.*); at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.alone_tonight.text',
    defaultMessage: 'You’re not the only one who’d rather talk to someone. Look around, say hello, and pay only for the messages you send.',
    description:
      'Below the headline of the landing page that asks whether someone is alone tonight (the same texts as landers.alonetonight.*), and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.alone_tonight.call_to_action',
    defaultMessage: 'Find someone to talk to',
    description:
      'Heading of the sign-up, or button that opens it, on the landing page that asks whether someone is alone tonight (the same texts as landers.alonetonight.*); at most 45 characters',
  }),
});
