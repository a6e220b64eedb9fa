import { isIndexable } from './renderDocument';

describe('R-094 what search engines may list', () => {
  it.each([
    ['a lander', '/landers/video/{slug?}', 'public', true],
    ['the page of a member', '/members/{id}/landing', 'public', false],
    ['the login', '/login', 'guest', false],
    ['chats', '/chats', 'user', false],
    ['the search', '/members', 'search', false],
  ] as const)('%s', (_, path, access, expected) => {
    expect(isIndexable({ path, access })).toBe(expected);
  });
});
