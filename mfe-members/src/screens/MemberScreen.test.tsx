import { aLike, anError, anImage, aProfile, aUser, renderScreen, settings, settled } from '@rendezvous/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MemberScreen } from './MemberScreen';

const aPhoto = (id: string, locked = false) => anImage({ id, locked });

const anna = aProfile({
  id: 'Anna000000',
  name: 'Anna',
  age: 34,
  eye_color: 'green',
  interests: ['wine', 'hiking'],
  notes: { about_me: 'I love long walks.', looking_for: null },
  photos: [aPhoto('P1'), aPhoto('P2'), aPhoto('P3', true), aPhoto('P4', true)],
});

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<MemberScreen />, {
    path: '/members/{id}',
    route: '/members/Anna000000',
    settings: settings({ visible_profile_fields: ['eye_color'], visible_profile_notes: ['about_me'] }),
    api: { 'GET /api/member.php': { profile: anna }, 'PUT /api/likes.php': { like_new: false } },
    ...options,
  });

describe('MemberScreen', () => {
  test('R-231, R-233 shows the notes, attributes and interests of the member', async () => {
    open({ user: aUser() });
    expect(await screen.findByText('I love long walks.')).toBeVisible();
    expect(screen.getByText('Green')).toBeVisible();
    expect(screen.getByText('Wine')).toBeVisible();
  });

  test('R-233 shared interests come first', async () => {
    const user = aUser();
    open({ user: { ...user, profile: { ...user.profile, interests: ['hiking'] } } });
    const tags = within((await screen.findByRole('heading', { name: 'Interests' })).parentElement!).getAllByRole('listitem');
    expect(tags[0]).toHaveTextContent('Hiking');
  });

  test('R-253 the member’s own profile shows what others see, without the message and like buttons', async () => {
    const user = aUser();
    open({ user: { ...user, profile: { ...user.profile, id: anna.id } } });
    expect(await screen.findByText('This is how your profile looks to other members.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit my profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('link', { name: 'Send a message' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Like' })).not.toBeInTheDocument();
  });

  test('a member can send a message and a like', async () => {
    const { person, api } = open({ user: aUser() });
    expect(await screen.findByRole('link', { name: 'Send a message' })).toHaveAttribute('href', '/members/Anna000000/chat');
    api.reply({ 'POST /api/like.php': { match: false, profile: anna } });
    await person.click(screen.getByRole('button', { name: 'Like' }));
    expect(await screen.findByRole('button', { name: 'Liked' })).toBeVisible();
  });

  test('R-245 the match badge appears and disappears with the like', async () => {
    const mutualProfile = { ...anna, liked: true, liked_me: true, match: true };
    const { person } = open({
      user: aUser(),
      api: {
        'GET /api/member.php': { profile: mutualProfile },
        'PUT /api/likes.php': { like_new: false },
        'DELETE /api/like.php': { match: false, profile: { ...mutualProfile, liked: false, match: false } },
        'POST /api/like.php': { match: true, profile: mutualProfile },
      },
    });
    expect(await screen.findByText('You like each other')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Liked' }));
    expect(await screen.findByText('Likes you')).toBeVisible();
    expect(screen.queryByText('You like each other')).not.toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: 'Like' }));
    expect(await screen.findByText('You like each other')).toBeVisible();
  });

  test('R-236 a visitor is told to log in and gets the sign-up modal', async () => {
    const { person, store } = open();
    expect(await screen.findByText('You need to be logged in to chat')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Send a message' }));
    expect(store.overlays.isOpen('signup')).toBe(true);
  });

  test('R-234 the profile of a member who blocked the viewer shows the specified sentence and nothing else', async () => {
    open({ user: aUser(), api: { 'GET /api/member.php': anError('blocked_by_member', { name: 'Anna' }) } });
    expect(await screen.findByText("You're blocked by Anna. You do not have access to this page.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Like' })).not.toBeInTheDocument();
  });

  test('R-234 R-259 an open profile reflects a block as soon as the next chat list arrives, but stays on a temporary error', async () => {
    const { api, store } = open({ user: aUser() });
    expect(await screen.findByText('I love long walks.')).toBeVisible();
    for (const code of ['overloaded', 'server_error'] as const) {
      const earlierCallCount = api.calls('GET /api/member.php').length;
      api.reply({ 'GET /api/member.php': anError(code) });
      act(() => store.chats.take([]));
      await act(() => settled());
      expect(api.calls('GET /api/member.php').length).toBeGreaterThan(earlierCallCount);
      expect(screen.getByText('I love long walks.')).toBeVisible();
    }
    api.reply({ 'GET /api/member.php': anError('blocked_by_member', { name: 'Anna' }) });
    act(() => store.chats.take([]));
    expect(await screen.findByText("You're blocked by Anna. You do not have access to this page.")).toBeVisible();
    expect(screen.queryByText('I love long walks.')).not.toBeInTheDocument();
  });

  test('R-239 a hidden or unknown member is not found', async () => {
    open({ user: aUser(), api: { 'GET /api/member.php': anError('page_not_found') } });
    expect(await screen.findByText('This page could not be found')).toBeVisible();
  });

  test('R-235, R-237 a locked photo leads a free member to credits', async () => {
    const { person } = open({ user: aUser({ paid_user: false }) });
    await person.click(await screen.findByRole('button', { name: /photo 3 of 4/ }));
    expect(await screen.findByText(/Premium members see all photos/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
  });

  test('R-238 photos open in a viewer with its own URL, and the arrows switch photos', async () => {
    const { person, address } = open({ user: aUser() });
    await person.click(await screen.findByRole('button', { name: /photo 1 of 4/ }));
    expect(address()).toContain('photo=1');
    await person.click(await screen.findByRole('button', { name: 'Next photo' }));
    expect(address()).toContain('photo=2');
  });
});

describe('MemberScreen opened from the likes', () => {
  const likes = ['Anna', 'Bea', 'Cleo'].map((name) => aLike({ id: name.padEnd(10, '0'), name, like_new: name === 'Anna' }));
  const openAmongLikes = (route: string) =>
    open({
      user: aUser(),
      path: '/likes/m/{id}',
      route,
      api: {
        'GET /api/member.php': ({ query }) => ({ profile: { ...anna, id: query.id } }),
        'GET /api/likes.php': { profiles: [], liked_by: likes },
        'PUT /api/likes.php': { like_new: false },
      },
    });
  const findLikesNavigation = async () => within(await screen.findByRole('navigation', { name: 'Browse your likes' }));

  test('R-232 back and next go through the likes list', async () => {
    const { person, address } = openAmongLikes('/likes/m/Bea0000000');
    const nav = await findLikesNavigation();
    expect(await nav.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/likes/m/Anna000000');
    await person.click(nav.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/likes/m/Cleo000000');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument());
    expect((await findLikesNavigation()).getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/likes/m/Bea0000000');
    expect((await findLikesNavigation()).getByRole('link', { name: 'All likes' })).toHaveAttribute('href', '/likes');
  });

  test('R-232 the same profile outside the likes has no back and next links', async () => {
    open({ user: aUser() });
    await screen.findByText('I love long walks.');
    expect(screen.queryByRole('navigation', { name: 'Browse your likes' })).not.toBeInTheDocument();
  });
});
