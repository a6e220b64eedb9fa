import { giftCredits, GIFTS } from './gifts';
import { GENERAL_ICEBREAKERS, INTEREST_ICEBREAKERS, isIcebreaker, messageCredits } from './chats';
import { isRiskyText } from './profile';

const prices = { message_credits: 1, photo_credits: 3, gift_credits: 2 };

it.each([
  ['text', null, 1],
  ['gif', null, 1],
  ['icebreaker', null, 1],
  ['photo', null, 3],
  ['gift', 'rose', 2],
  ['gift', 'weekend', 16],
] as const)('R-276 a message of type %s (%s) costs %i credits', (type, gift, credits) => {
  expect(messageCredits(prices, type, gift)).toBe(credits);
});

it('R-285 the catalogue has 12 gifts, whose price is the factor times gift_credits', () => {
  expect(GIFTS).toHaveLength(12);
  expect(GIFTS.map(({ key }) => giftCredits(key, prices))).toEqual([2, 2, 2, 4, 4, 4, 6, 6, 8, 8, 10, 16]);
});

it('R-287 there are 12 openers for everybody and 3 about an interest', () => {
  expect([GENERAL_ICEBREAKERS.length, INTEREST_ICEBREAKERS.length]).toEqual([12, 3]);
  expect(isIcebreaker({ key: 'dream_trip', interest: null })).toBe(true);
  expect(isIcebreaker({ key: 'dream_trip', interest: 'art' })).toBe(false);
  expect(isIcebreaker({ key: 'interest_story', interest: 'art' })).toBe(true);
  expect(isIcebreaker({ key: 'interest_story', interest: null })).toBe(false);
});

it.each([
  ['Add me on WhatsApp', true],
  ['my telegram is anna', true],
  ['call +31 6 12 34 56 78', true],
  ['see www.example.com', true],
  ['send it by PayPal', true],
  ['https is not needed: t.me/anna', true],
  ['add me on insta', true],
  ['I am on Signal', true],
  ['schreib mir über Signal', true],
  ['stuur maar een tikkie', true],
  ['Kauf mir eine Geschenkkarte', true],
  ['Das Signal war rot', false],
  ['Do you like to travel?', false],
  ['It signals spring to me', false],
  ['I kicked the ball', false],
])('R-294 "%s" shows a warning: %s', (text, risky) => {
  expect(isRiskyText(text)).toBe(risky);
});
