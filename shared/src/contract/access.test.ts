import { foreignTargets } from '../testing/foreignTargets';
import { redirectFor, safeRedirect, visitorsMaySearch, type Visit } from './access';

const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  signedIn: false,
  path: '/chats?x=1',
  network: undefined,
  settings: { logged_out_search: 'all', logged_out_search_trafficsource: [] },
  ...changes,
});

describe('access to a route', () => {
  it.each([
    ['public', false, null],
    ['public', true, null],
    ['guest', false, null],
    ['guest', true, '/members'],
    ['user', true, null],
    ['user', false, '/login?redirect=%2Fchats%3Fx%3D1'],
  ] as const)('R-018 a %s route, signed in: %s, redirects to %s', (rule, signedIn, target) => {
    expect(redirectFor(rule, aVisit({ signedIn }))).toBe(target);
  });

  it.each([
    ['all', [], undefined, true],
    ['none', [], 'partner', false],
    ['with_trafficsource', [], undefined, false],
    ['with_trafficsource', [], 'anyone', true],
    ['with_trafficsource', ['partner'], 'partner', true],
    ['with_trafficsource', ['partner'], 'other', false],
  ] as const)('R-219 search open to %s %j: a visitor from network %s may search: %s', (mode, sources, network, isAllowed) => {
    const settings = { logged_out_search: mode, logged_out_search_trafficsource: [...sources] };
    expect(visitorsMaySearch(settings, network)).toBe(isAllowed);
    expect(redirectFor('search', aVisit({ settings, network })) === null).toBe(isAllowed);
  });

  it.each([
    ['user', '/chats/abc', '/age-check'],
    ['search', '/members?page=2', '/age-check'],
    ['search', '/match-finder', '/age-check'],
    ['user', '/swipe-game', '/age-check'],
    ['user', '/signup-matches?api_signup_complete=1', '/age-check'],
    ['user', '/settings', null],
    ['user', '/age-check?token=x', null],
    ['public', '/', null],
  ] as const)('R-217 a member who needs an age check and opens the %s route %s is sent to %s', (rule, path, target) => {
    expect(redirectFor(rule, aVisit({ signedIn: true, ageCheckNeeded: true, path }))).toBe(target);
    expect(redirectFor(rule, aVisit({ signedIn: true, path }))).toBeNull();
  });

  it('R-174 a member on the login page is sent to the redirect target in its address', () => {
    expect(redirectFor('guest', aVisit({ signedIn: true, path: '/login?redirect=%2Fchats' }))).toBe('/chats');
    expect(redirectFor('guest', aVisit({ signedIn: true, path: '/login?redirect=%2F%2Fevil' }))).toBe('/members');
  });

  it('R-018 there are thirty different foreign targets', () => {
    expect(new Set(foreignTargets).size).toBe(30);
  });

  it.each(['/', '/members', '/chats/abc?photo=3#top', '/a//b', '/%2Fa', '/search?next=//a'])('R-018 follows the redirect %s', (target) => {
    expect(safeRedirect(target)).toBe(target);
  });

  it.each([null, undefined, '', 'members', '?redirect=/chats', '/a\\b', '/a\nb', '/a\tb', ...foreignTargets])(
    'R-018 ignores the redirect %j',
    (target) => {
      expect(safeRedirect(target)).toBeUndefined();
    },
  );
});
