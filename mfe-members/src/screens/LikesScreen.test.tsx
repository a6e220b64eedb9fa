import { aCard, aLike, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { LikesScreen } from './LikesScreen';

const anna = aLike({ id: 'Anna000000', name: 'Anna', like_new: false });
const bea = aLike({ id: 'Beatrix000', name: 'Bea', like_new: true });

const open = (route: string, likes = { profiles: [aCard({ id: 'Anna000000', name: 'Anna' })], liked_by: [anna, bea] }) =>
  renderScreen(<LikesScreen />, { user: aUser(), path: '/likes/{type?}', route, api: { 'GET /api/likes.php': likes } });

describe('LikesScreen', () => {
  test('R-242 opens with the likes received, R-244 new ones first', async () => {
    open('/likes');
    const cards = await screen.findAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('Bea');
    expect(cards[0]).toHaveTextContent('New');
  });

  test('R-243 each tab has an address', async () => {
    open('/likes/given');
    expect(await screen.findByRole('link', { name: /Anna/ })).toHaveAttribute('href', '/likes/m/Anna000000');
    expect(screen.getByRole('link', { name: 'Matches' })).toHaveAttribute('href', '/likes/matches');
  });

  test('R-242 matches are those who like each other', async () => {
    open('/likes/matches');
    expect(await screen.findByRole('link', { name: /Anna/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Bea/ })).not.toBeInTheDocument();
  });

  test.each([
    ['/likes', 'Nobody has liked you yet', 'Complete your profile'],
    ['/likes/given', 'You have not liked anybody yet', 'Search members'],
    ['/likes/matches', 'No matches yet', 'Search members'],
  ])('R-247 the empty tab %s names the next step', async (route, title, step) => {
    open(route, { profiles: [], liked_by: [] });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: step })).toBeVisible();
  });
});
