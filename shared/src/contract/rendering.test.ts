import { isPageRead } from './rendering';
import { replyAddress } from './replyAddress';

test.each([
  ['/api/chats.php', true],
  ['/api/search.php?country=NL&page=2', true],
  ['/api/logout.php', false],
  ['/api/auto-like.php', false],
  ['/api/chats.php/../logout.php', false],
  ['https://example.org/api/chats.php', false],
])('the reply of %s may be sent with a document: %s', (address, expected) => {
  expect(isPageRead(address)).toBe(expected);
});

describe('the address of a reply', () => {
  it('is the path where there is no query', () => {
    expect(replyAddress('/api/companyinfo.php')).toBe('/api/companyinfo.php');
    expect(replyAddress('/api/lander.php', { slug: undefined, name: null })).toBe('/api/lander.php');
  });

  it('is the same whatever the order of its parameters', () => {
    const address = '/api/page.php?locale=en&token=terms';
    expect(replyAddress('/api/page.php', { token: 'terms', locale: 'en' })).toBe(address);
    expect(replyAddress('/api/page.php', { locale: 'en', slug: undefined, token: 'terms' })).toBe(address);
  });

  it('escapes characters that are not allowed in a query', () => {
    expect(replyAddress('/api/page.php', { token: 'a&b=c', page: 2 })).toBe('/api/page.php?page=2&token=a%26b%3Dc');
  });
});
