import { buildUrl } from './buildUrl';

it.each([
  ['/api/chats.php', undefined, '/api/chats.php'],
  ['/api/search.php', { gender: 'female', page: 2, country: undefined }, '/api/search.php?gender=female&page=2'],
  ['/api/page.php', { token: 'a b&c' }, '/api/page.php?token=a+b%26c'],
  ['/api/user.php?push=1', { a: 1 }, '/api/user.php?push=1&a=1'],
])('%s with the query %j becomes %s', (path, query, url) => {
  expect(buildUrl(path, query)).toBe(url);
});
