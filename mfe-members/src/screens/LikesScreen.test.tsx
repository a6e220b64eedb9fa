import { aCard, aLike, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen, within } from '@testing-library/react';
import { LikesScreen } from './LikesScreen';

const anna = aLike({ id: 'Anna000000', name: 'Anna', like_new: false });
const bea = aLike({ id: 'Beatrix000', name: 'Bea', like_new: true });

const open = (route: string, likes = { profiles: [aCard({ id: 'Anna000000', name: 'Anna' })], liked_by: [anna, bea] }) =>
  renderScreen(<LikesScreen />, { user: aUser(), path: '/likes/{type?}', route, api: { 'GET /api/likes.php': likes } });

describe('LikesScreen', () => {
  test('R-242 opens with the received likes and marks their tab as current, R-244 new ones first', async () => {
    open('/likes');
    expect(await screen.findByRole('link', { current: 'page' })).toHaveAccessibleName(/Received/);
    const cards = await screen.findAllByRole('listitem');
    expect(cards[0]).toHaveTextContent('Bea');
    expect(cards[0]).toHaveTextContent('New');
  });

  test('R-242 likes embedded in the document are shown at once and not requested again', () => {
    const likes = { profiles: [], liked_by: [anna, bea] };
    const { api } = renderScreen(<LikesScreen />, {
      user: aUser(),
      path: '/likes',
      route: '/likes',
      boot: { replies: { '/api/likes.php': likes } },
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(api.recordedRequests).toEqual([]);
  });

  test('R-243 each tab has its own URL', async () => {
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
    ['/likes/given', 'You haven’t liked anyone yet', 'Search members'],
    ['/likes/matches', 'No matches yet', 'Discover people'],
  ])('R-247 the empty tab %s suggests the next step', async (route, title, step) => {
    open(route, { profiles: [], liked_by: [] });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link', { name: step })[0]).toBeVisible();
  });

  test('R-034 R-244 the tab shows the number of new likes', async () => {
    open('/likes');
    await screen.findAllByRole('listitem');
    expect(screen.getByRole('link', { name: /Received/ })).toHaveAccessibleName(/1 new like$/);
  });

  test('R-242 tabs are links, and the open one is marked as current', async () => {
    const { person, address } = open('/likes/given');
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of likes' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Sent');
    await person.click(tabs.getByRole('link', { name: 'Matches' }));
    expect(address()).toBe('/likes/matches');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Matches');
  });

  test('R-245 taking a like back removes it from the list at once', async () => {
    const { person, api } = open('/likes/given', { profiles: [aCard({ id: 'Anna000000', name: 'Anna', liked: true })], liked_by: [] });
    api.reply({ 'DELETE /api/like.php': { match: false, profile: aCard() } });
    await person.click(await screen.findByRole('button', { name: 'Unlike Anna' }));
    expect(await screen.findByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
  });

  test('R-241 a fictional profile is labeled as such', async () => {
    open('/likes', { profiles: [], liked_by: [aLike({ name: 'Bea', fictional: true })] });
    expect(await screen.findByRole('button', { name: 'fictional profile' })).toBeVisible();
  });

  test('R-168 shows an error and a retry when the likes cannot be loaded', async () => {
    const { person, api } = renderScreen(<LikesScreen />, {
      user: aUser(),
      path: '/likes/{type?}',
      route: '/likes',
      api: { 'GET /api/likes.php': anError('server_error') },
    });
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeVisible();
    api.reply({ 'GET /api/likes.php': { profiles: [], liked_by: [bea] } });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Bea/ })).toBeVisible();
  });
});
