import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { LanderTexts } from './Lander';

/** Texts of the lander about a single member who chose to be visible. */
export const memberTexts: Record<Locale, LanderTexts> = translateMessages({
  headline: defineMessage({
    id: 'api.landers.member.headline',
    defaultMessage: 'Interested? Say hello.',
    description: 'Large headline, and page title, of the landing page about one person; at most 60 characters',
  }),
  text: defineMessage({
    id: 'api.landers.member.text',
    defaultMessage: 'Signing up is free, and there’s no subscription. You only pay for the messages you send.',
    description:
      'Below the headline of the landing page about one person, and its description in search results; no figures, and no word of people who wait, write or are near; at most 220 characters',
  }),
  call_to_action: defineMessage({
    id: 'api.landers.member.call_to_action',
    defaultMessage: 'Sign up and say hello',
    description: 'Heading of the sign-up, or button that opens it, on the landing page about one person; at most 45 characters',
  }),
});
