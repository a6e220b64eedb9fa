import type { LastMessage } from '@rendezvous/shared/contract';
import { createIntl, NOW_S } from '@rendezvous/shared/testing';
import { lastMessageText } from './lastMessageText';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const last = (changes: Partial<LastMessage>): LastMessage => ({ type: 'text', preview: 'Hello!', created: NOW_S, mine: false, ...changes });

test.each([
  ['what the partner wrote', last({}), 'Hello!'],
  ['what I wrote', last({ mine: true }), 'You: Hello!'],
  ['a photo', last({ type: 'photo', preview: '' }), 'Photo'],
  ['a gift of mine', last({ type: 'gift', preview: '', mine: true }), 'You: Gift'],
  ['a GIF', last({ type: 'gif', preview: '' }), 'GIF'],
  ['an icebreaker', last({ type: 'icebreaker', preview: 'perfect_sunday' }), 'Icebreaker'],
  ['no message at all', null, 'No messages yet'],
])('R-267 the preview of %s', (_, message, text) => {
  expect(lastMessageText(intl, message)).toBe(text);
});
