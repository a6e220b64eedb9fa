import type { CardRow } from './sqlCards';
import { presentCard, type ViewerContext } from './presentCard';
import { presentChat, presentMessage } from '../chat/present';

const NOW = 1_780_315_200;
const viewerContext: ViewerContext = {
  now: NOW,
  place: { latitude: 52.09, longitude: 5.12 },
  signPhotoUrl: (id, size) => `/${id}/${size}`,
};
const row: CardRow = {
  id: 'anna',
  name: 'Anna',
  status: 'active',
  gender: 'female',
  date_of_birth: '1990-05-17',
  country: 'NL',
  region: 'NH',
  city: 'Amsterdam',
  latitude: 52.37,
  longitude: 4.9,
  fictional: false,
  verified: true,
  last_active_at: NOW - 60,
  photo: { id: 'photo', status: 'approved', ratio: 0.8, placeholder: null },
  common_interests: 2,
  liked: true,
  liked_me: true,
};
const message = {
  id: 'm1',
  seq: 7,
  conversation_id: 'c1',
  sender_id: 'me',
  client_id: 'x',
  type: 'text',
  body: 'Hi',
  content: null,
  risky: false,
  withdrawn_at: null,
  created_at: NOW,
} as const;

test('R-227 a card has age, place, online mark, distance bucket and what the two have in common, but no coordinates', () => {
  expect(presentCard(row, viewerContext)).toEqual({
    id: 'anna',
    name: 'Anna',
    age: 36,
    gender: 'female',
    country: 'NL',
    region: 'NH',
    city: 'Amsterdam',
    main_image: {
      id: 'photo',
      filename: '/photo/1200',
      thumb_filename: '/photo/160',
      match: '/photo/480',
      status: 'approved',
      reason: null,
      ratio: 0.8,
      placeholder: null,
      locked: false,
    },
    fictional: false,
    verified: true,
    online: true,
    last_active: 'online',
    distance_bucket: '25_50',
    common_interests: 2,
    liked: true,
    liked_me: true,
    match: true,
  });
});

test('R-229 a visitor gets no distance, and a member without a photo has no image', () => {
  expect(presentCard({ ...row, photo: null }, { ...viewerContext, place: null })).toMatchObject({
    distance_bucket: null,
    main_image: null,
  });
});

test.each([
  [true, false],
  [false, true],
  [false, false],
])('R-245 liked %s and liked back %s is not a match', (liked, liked_me) => {
  expect(presentCard({ ...row, liked, liked_me }, viewerContext).match).toBe(false);
});

test('R-267 a preview is cut between characters, never inside one', () => {
  const lastMessage = { type: 'text', body: '👩‍👧'.repeat(80), created_at: NOW, sender_id: 'me' } as const;
  const chat = presentChat({ id: 'c1', partner: row, unread: 1, lastMessage, mayHaveUndelivered: true }, 'me', viewerContext);
  expect([...(chat.last_message?.preview ?? '')]).toHaveLength(100);
  expect(chat).toMatchObject({ conversation: { id: 'c1' }, num_unread_messages: 1, last_message: { mine: true } });
});

test('R-141 a conversation without a visible message has no last message', () => {
  expect(
    presentChat({ id: 'c1', partner: row, unread: 0, lastMessage: null, mayHaveUndelivered: false }, 'me', viewerContext).last_message,
  ).toBeNull();
});

test.each([
  ['me', 6, 6, { mine: true, client_id: 'x', state: 'sent' }],
  ['me', 7, 6, { mine: true, client_id: 'x', state: 'delivered' }],
  ['me', 7, 7, { mine: true, client_id: 'x', state: 'read' }],
  ['anna', 7, 7, { mine: false, client_id: null, state: 'sent' }],
])(
  'R-290 for %s, when the partner has received up to %i and read up to %i, the message is %j',
  (viewerId, deliveredUpTo, readUpTo, expected) => {
    expect(
      presentMessage(message, { viewerId, signPhotoUrl: viewerContext.signPhotoUrl, partner: { deliveredUpTo, readUpTo } }),
    ).toMatchObject(expected);
  },
);
