import { redirectFor, safeRedirect, type Visit } from './access';

const visit = (changes: Partial<Visit> = {}): Visit => ({
  signedIn: false,
  path: '/chats',
  network: undefined,
  settings: { logged_out_search: 'none', logged_out_search_trafficsource: [] },
  ...changes,
});

describe('access', () => {
  test.each(['//evil.example', '/\\evil', 'https://evil.example', 'chats', '', null])('R-018 %s is no redirect target', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });

  test('R-018 a visitor is sent to log in and then on to the page', () => {
    expect(redirectFor('user', visit({ path: '/chats/12?x=1' }))).toBe('/login?redirect=%2Fchats%2F12%3Fx%3D1');
  });

  test('R-018 a member is sent from a guest page to the members', () => {
    expect(redirectFor('guest', visit({ signedIn: true, path: '/login' }))).toBe('/members');
  });

  test('R-174 a member on a login page that names a target is sent there', () => {
    expect(redirectFor('guest', visit({ signedIn: true, path: '/login?redirect=%2Fchats' }))).toBe('/chats');
    expect(redirectFor('guest', visit({ signedIn: true, path: '/login?redirect=%2F%2Fevil' }))).toBe('/members');
  });

  test('R-219 visitors search only where the domain lets them', () => {
    expect(redirectFor('search', visit({ path: '/members' }))).toBe('/login?redirect=%2Fmembers');
    expect(redirectFor('search', visit({ settings: { logged_out_search: 'all', logged_out_search_trafficsource: [] } }))).toBeNull();
  });
});
