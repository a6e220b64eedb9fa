import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';
import type { Idea } from './ideas';

/** Text of an evening idea on a card. */
export const ideaTexts: Record<Idea, MessageDescriptor> = defineMessages({
  lake: { id: 'landers.idea.lake', defaultMessage: 'A night by the lake', description: 'Caption of a picture to swipe' },
  lanterns: { id: 'landers.idea.lanterns', defaultMessage: 'A walk along the quay', description: 'Caption of a picture to swipe' },
  skyline: { id: 'landers.idea.skyline', defaultMessage: 'An evening in the city', description: 'Caption of a picture to swipe' },
  alonetonight: { id: 'landers.idea.home', defaultMessage: 'A long talk at home', description: 'Caption of a picture to swipe' },
  hero: { id: 'landers.idea.sunset', defaultMessage: 'A sunset for two', description: 'Caption of a picture to swipe' },
});
