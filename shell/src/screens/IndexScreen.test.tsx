import type { Settings } from '@rendezvous/shared/contract';
import { aCard, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { IndexScreen } from './IndexScreen';

const members = Array.from({ length: 14 }, (_, n) =>
  aCard({ id: `Member0000${String(n).padStart(2, '0')}`, name: `Anna${n}`, fictional: n === 0 }),
);
const searchReply = { members, page: 1, pages: 1, number_of_results: 14, similar: [], fictional_count: 1 };

const open = (settings: Partial<Settings> = {}) => renderScreen(<IndexScreen />, { settings, api: { 'GET /api/search.php': searchReply } });

describe('the front page', () => {
  it('R-005 R-180 shows what the site is, with links to sign up and log in', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Meet someone tonight' })).toBeInTheDocument();
    expect(screen.getByText('Dating for adults.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('R-196 offers only the login where sign-up is closed', () => {
    open({ signups: 'none' });
    expect(screen.queryByRole('link', { name: 'Sign up for free' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('R-133 shows the picture of the niche, which screen readers ignore', () => {
    open({ niche: 7 });
    expect(screen.getAllByRole('presentation')[0]).toHaveAttribute('src', '/api/picture.php?name=hero-gay&size=960');
  });

  it('R-005 shows up to 12 members, with fictional ones labeled as such', async () => {
    open();
    expect(await screen.findAllByRole('link', { name: /^Anna\d+, 34$/ })).toHaveLength(12);
    expect(screen.getAllByRole('button', { name: 'fictional profile' })).toHaveLength(1);
  });

  it.each([[{ logged_out_search: 'none' }], [{ logged_out_search: 'with_trafficsource' }]] as const)(
    'R-005 R-219 shows no members where visitors may not search: %j',
    (settings) => {
      const { api } = open(settings);
      expect(api.calls('GET /api/search.php')).toEqual([]);
      expect(screen.queryByRole('heading', { name: 'See who’s here' })).not.toBeInTheDocument();
    },
  );

  it('is shown without members when they cannot be loaded', async () => {
    const { api } = renderScreen(<IndexScreen />, { api: { 'GET /api/search.php': anError('server_error') } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'See who’s here' })).not.toBeInTheDocument());
    expect(api.calls('GET /api/search.php')).toHaveLength(1);
  });

  it('R-005 redirects a member to the members page', () => {
    const { address } = renderScreen(<IndexScreen />, { user: aUser(), path: '/' });
    expect(address()).toBe('/members');
  });
});
