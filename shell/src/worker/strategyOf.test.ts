import { type Strategy, strategyOf } from './strategyOf';

const ORIGIN = 'https://example.com';

const cases: [what: string, wish: Partial<Request> & { url: string }, strategy: Strategy][] = [
  ['a page', { url: `${ORIGIN}/chats?unread=1`, mode: 'navigate' }, 'page'],
  ['a page of the api', { url: `${ORIGIN}/api/export.php`, mode: 'navigate' }, 'page'],
  ['a form sent as a page', { url: `${ORIGIN}/sandbox/pay`, mode: 'navigate', method: 'POST' }, 'browser'],
  ['a file of a release', { url: `${ORIGIN}/r/mfe-chat/1.0.0-a/x.js` }, 'file'],
  ['a second try', { url: `${ORIGIN}/r/mfe-chat/1.0.0-a/x.js?try=1` }, 'browser'],
  ['a call', { url: `${ORIGIN}/api/user.php` }, 'browser'],
  ['a photo', { url: `${ORIGIN}/api/photo.php?id=1`, mode: 'no-cors' }, 'browser'],
  ['the plan', { url: `${ORIGIN}/platform/plan` }, 'browser'],
  ['another host', { url: 'https://cdn.example.net/r/mfe-chat/1.0.0-a/x.js' }, 'browser'],
];

test.each(cases)('security 29 %s: %o is answered by the %s', (_, wish, strategy) => {
  expect(strategyOf({ method: 'GET', mode: 'cors', ...wish }, ORIGIN)).toBe(strategy);
});
