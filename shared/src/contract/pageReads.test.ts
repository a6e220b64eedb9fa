import { isPageRead } from './pageReads';

test.each([
  ['/api/chats.php', true],
  ['/api/search.php?country=NL&page=2', true],
  ['/api/logout.php', false],
  ['/api/auto-like.php', false],
  ['/api/chats.php/../logout.php', false],
  ['https://example.org/api/chats.php', false],
])('%s may come with a document: %s', (address, expected) => {
  expect(isPageRead(address)).toBe(expected);
});
