import type { Icebreaker, IcebreakerKey } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';
import { interestLabel } from '@rendezvous/shared/words';

const icebreakerMessages: Record<IcebreakerKey, MessageDescriptor> = defineMessages({
  perfect_sunday: {
    id: 'chat.icebreaker.perfect_sunday',
    defaultMessage: 'What does your perfect Sunday look like?',
    description: 'Opener to a conversation',
  },
  last_laugh: {
    id: 'chat.icebreaker.last_laugh',
    defaultMessage: 'What last made you laugh out loud?',
    description: 'Opener to a conversation',
  },
  favourite_place: {
    id: 'chat.icebreaker.favourite_place',
    defaultMessage: 'What is your favourite place, and why?',
    description: 'Opener to a conversation',
  },
  dream_trip: {
    id: 'chat.icebreaker.dream_trip',
    defaultMessage: 'If you could leave tomorrow, where would you travel?',
    description: 'Opener to a conversation',
  },
  song_on_repeat: {
    id: 'chat.icebreaker.song_on_repeat',
    defaultMessage: 'Which song do you have on repeat right now?',
    description: 'Opener to a conversation',
  },
  best_dish: {
    id: 'chat.icebreaker.best_dish',
    defaultMessage: 'What is the best dish you can cook?',
    description: 'Opener to a conversation',
  },
  early_or_late: {
    id: 'chat.icebreaker.early_or_late',
    defaultMessage: 'Are you up early, or awake till late?',
    description: 'Opener to a conversation',
  },
  hidden_talent: {
    id: 'chat.icebreaker.hidden_talent',
    defaultMessage: 'Which talent of yours do few people know about?',
    description: 'Opener to a conversation',
  },
  small_joy: {
    id: 'chat.icebreaker.small_joy',
    defaultMessage: 'Which small thing makes your day?',
    description: 'Opener to a conversation',
  },
  first_date: {
    id: 'chat.icebreaker.first_date',
    defaultMessage: 'What would be a nice first date for you?',
    description: 'Opener to a conversation',
  },
  film_to_rewatch: {
    id: 'chat.icebreaker.film_to_rewatch',
    defaultMessage: 'Which film could you watch again and again?',
    description: 'Opener to a conversation',
  },
  two_truths: {
    id: 'chat.icebreaker.two_truths',
    defaultMessage: 'Two truths and a lie: tell me three things, and I will guess.',
    description: 'Opener to a conversation',
  },
  interest_story: {
    id: 'chat.icebreaker.interest_story',
    defaultMessage: '{interest}: what is your best story about it?',
    description: 'Opener to a conversation; interest: a tag that both members have, such as Hiking',
  },
  interest_start: {
    id: 'chat.icebreaker.interest_start',
    defaultMessage: '{interest}: how did it begin for you?',
    description: 'Opener to a conversation; interest: a tag that both members have, such as Hiking',
  },
  interest_together: {
    id: 'chat.icebreaker.interest_together',
    defaultMessage: '{interest}: what would you like to do together?',
    description: 'Opener to a conversation; interest: a tag that both members have, such as Hiking',
  },
});

/** Returns an icebreaker in the reader's language, with the label of its interest filled in. */
export const icebreakerText = (intl: IntlShape, { key, interest }: Icebreaker): string =>
  intl.formatMessage(icebreakerMessages[key], { interest: interest && interestLabel(intl, interest) });
