import { isPageAddress } from './isPageAddress';

test.each([
  ['/', true],
  ['/members', true],
  ['/chats/abc?x=1.txt', true],
  ['/rooms', true],
  ['/api/photo.php', false],
  ['/r/shell/1.0.0-a/shell.js', false],
  ['/platform', false],
  ['/sandbox/pay/1', false],
  ['/outbox', false],
  ['/robots.txt', false],
])('%s is a page: %s', (path, isPage) => {
  expect(isPageAddress(`https://example.com${path}`)).toBe(isPage);
});
