import { matchRoute } from './matchRoute';
import { ROUTES } from './routes';

const routes = Object.entries(ROUTES).map(([name, { path }]) => ({ name, path }));
const id = 'Abc123Def456';

describe('matchRoute', () => {
  test.each([
    ['/', 'index'],
    ['/members', 'members'],
    ['/members/', 'members'],
    [`/members/${id}`, 'members-id'],
    [`/members/${id}/chat`, 'members-id-chat'],
    [`/likes/m/${id}`, 'likes-m-id'],
    ['/likes/given', 'likes-type'],
    ['/credits/3', 'credits-id-paymentmethod'],
    ['/credits/3/ideal', 'credits-id-paymentmethod'],
    ['/transactions', 'transactions-id'],
    ['/landers/alonetonight', 'landers-alonetonight-slug'],
    ['/landers/alonetonight/summer-26', 'landers-alonetonight-slug'],
    [`/members/${id}/landing`, 'members-id-landing'],
    [`/members/${id}/landing2/spring`, 'members-id-landing2-slug'],
    [`/members/${id}/landing3`, 'members-id-landing3-slug'],
    ['/landers/tinderswipe', 'landers-tinderswipe'],
    ['/about-us', 'token'],
  ])('R-011, R-012 %s matches the route %s', (path, name) => {
    expect(matchRoute(routes, path)?.route.name).toBe(name);
  });

  test.each([
    '/members/short',
    '/members/with spaces!!',
    '/likes/all',
    '/credits/0',
    '/credits/3/bitcoin',
    '/landers/alonetonight/UPPER',
    '/landers/tinderswipe/spring',
    `/members/${id}/landing/spring`,
    '/members/%E0%A4%A',
    '/nothing/here',
    '/Members',
  ])('R-012 %s is not found', (path) => {
    expect(matchRoute(routes, path)).toBeUndefined();
  });

  test('R-012 returns the parameters', () => {
    expect(matchRoute(routes, `/credits/3/ideal`)?.params).toEqual({ id: '3', paymentmethod: 'ideal' });
  });
});
