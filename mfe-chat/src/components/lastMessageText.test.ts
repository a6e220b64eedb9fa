import type { LastMessage } from '@rendezvous/shared/contract';
import { createIntl, NOW_S } from '@rendezvous/shared/testing';
import { lastMessageText } from './lastMessageText';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const aLastMessage = (changes: Partial<LastMessage>): LastMessage => ({
  type: 'text',
  preview: 'Hello!',
  created: NOW_S,
  mine: false,
  ...changes,
});

test.each([
  ['what the partner wrote', aLastMessage({}), 'Hello!'],
  ['what I wrote', aLastMessage({ mine: true }), 'You: Hello!'],
  ['a photo', aLastMessage({ type: 'photo', preview: '' }), 'Photo'],
  ['a gift of mine', aLastMessage({ type: 'gift', preview: '', mine: true }), 'You: Gift'],
  ['a GIF', aLastMessage({ type: 'gif', preview: '' }), 'GIF'],
  ['an icebreaker', aLastMessage({ type: 'icebreaker', preview: 'perfect_sunday' }), 'Icebreaker'],
  ['no message at all', null, 'No messages yet'],
])('R-267 the preview of %s', (_, message, text) => {
  expect(lastMessageText(intl, message)).toBe(text);
});
