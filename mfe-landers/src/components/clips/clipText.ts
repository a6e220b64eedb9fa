import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

const texts: Record<string, MessageDescriptor> = defineMessages({
  skyline: {
    id: 'landers.clip.skyline',
    defaultMessage: 'A city in the evening; windows go dark and light up again. Without sound.',
    description: 'What a clip shows, for those who do not see it',
  },
  lake: {
    id: 'landers.clip.lake',
    defaultMessage: 'The moon over a quiet lake; its light trembles on the water. Without sound.',
    description: 'What a clip shows, for those who do not see it',
  },
  lanterns: {
    id: 'landers.clip.lanterns',
    defaultMessage: 'Lamps over a quay in the evening; people walk by with lights. Without sound.',
    description: 'What a clip shows, for those who do not see it',
  },
});

/** Description of a clip. */
export const clipText = (name: string): MessageDescriptor | undefined => texts[name];
