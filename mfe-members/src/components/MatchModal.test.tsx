import { anError, aProfile, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { MatchModal } from './MatchModal';

const open = () => {
  const onClose = jest.fn();
  const view = renderScreen(<MatchModal profileId="Anna000000" onClose={onClose} />, {
    user: aUser(),
    path: '/members',
    route: '/members',
    api: { 'GET /api/member.php': { profile: aProfile({ id: 'Anna000000', name: 'Anna', age: 34 }) } },
  });
  return { ...view, onClose };
};

describe('MatchModal', () => {
  test('R-052 leads to a conversation and to the photo', async () => {
    open();
    expect(await screen.findByRole('dialog', { name: 'It’s a match!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', '/members/Anna000000/chat');
    expect(screen.getByRole('link', { name: 'View the photo' })).toHaveAttribute('href', '/members/Anna000000?photo=1');
  });

  test('R-052 closes on a click anywhere and on Escape', async () => {
    const { person, onClose } = open();
    await person.click(await screen.findByText('You like each other. Say hello!'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('heading', { name: 'It’s a match!' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('R-250 reloads the likes half a second later', async () => {
    const { api, clock } = open();
    api.reply({ 'GET /api/likes.php': { profiles: [], liked_by: [] } });
    await screen.findByRole('dialog', { name: 'It’s a match!' });
    act(() => clock.advance(499));
    expect(api.calls('GET /api/likes.php')).toHaveLength(0);
    act(() => clock.advance(1));
    await waitFor(() => expect(api.calls('GET /api/likes.php')).toHaveLength(1));
  });
});

describe('MatchModal without a member', () => {
  const anna = aProfile({ id: 'Anna000000', name: 'Anna', age: 34 });
  const { id, main_image, name, age, fictional } = anna;

  const openWithoutMember = (api = {}) => {
    const onClose = jest.fn();
    const rendered = renderScreen(<MatchModal onClose={onClose} />, {
      user: aUser(),
      api: {
        'GET /api/auto-like.php': { profile: { id, main_image, name, age, fictional } },
        'GET /api/member.php': { profile: anna },
        'POST /api/like.php': { match: true, profile: anna },
        ...api,
      },
    });
    return { ...rendered, onClose };
  };

  test('R-250 R-251 offers a member who likes the viewer, and liking back makes a match', async () => {
    const { person, api, store } = openWithoutMember();
    expect(await screen.findByRole('dialog', { name: 'Someone likes you!' })).toBeVisible();
    expect(screen.getByText('Anna, 34')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Like back' }));
    expect(await screen.findByRole('dialog', { name: 'It’s a match!' })).toBeVisible();
    expect(api.calls('POST /api/like.php')).toEqual([{ profile_id: 'Anna000000' }]);
    expect(store.likes.given.map((card) => card.id)).toEqual(['Anna000000']);
  });

  test('R-251 the member can close it without sending anything', async () => {
    const { person, api, onClose } = openWithoutMember();
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(api.calls('POST /api/like.php')).toEqual([]);
  });

  test.each([
    ['likes the viewer', { profile: null }],
    ['can be asked for', anError('server_error')],
  ])('R-251 shows no modal when nobody %s', async (_reason, reply) => {
    const { onClose } = openWithoutMember({ 'GET /api/auto-like.php': reply });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('R-246 R-251 a refused like shows the reason and closes the modal', async () => {
    const { person, onClose } = openWithoutMember({ 'POST /api/like.php': anError('like_limit') });
    await person.click(await screen.findByRole('button', { name: 'Like back' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(/limit of likes/)).toBeInTheDocument();
  });
});
