import { formatSeenLanders, type LanderView, parseSeenLanders } from './seenLanders';

const views: LanderView[] = [
  { name: 'gallery', slug: 'summer-26', variant: 'promise', isSignedUp: false },
  { name: 'video', slug: 'default', variant: 'default', isSignedUp: true },
];
const cookieValue = formatSeenLanders('secret', 'visit', views);

it('R-362 a visit remembers what was counted, also with a secret that was replaced', () => {
  expect(parseSeenLanders(['secret'], 'visit', cookieValue)).toEqual(views);
  expect(parseSeenLanders(['newer', 'secret'], 'visit', cookieValue)).toEqual(views);
});

it.each([
  ['another secret', ['newer'], cookieValue],
  ['another variant', ['secret'], cookieValue.replace('promise', 'question')],
  ['no signature', ['secret'], cookieValue.slice(0, cookieValue.lastIndexOf('.'))],
  ['a signature of other characters', ['secret'], cookieValue.slice(0, -22) + 'é'.repeat(22)],
  ['nothing', ['secret'], ''],
])('R-362 a cookie that was not signed is ignored: %s', (_, secrets, cookie) => {
  expect(parseSeenLanders(secrets, 'visit', cookie)).toEqual([]);
});

it('R-362 a cookie of another visit is ignored: with a new id, a browser is counted again', () => {
  expect(parseSeenLanders(['secret'], 'later visit', cookieValue)).toEqual([]);
});
