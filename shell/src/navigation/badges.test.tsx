import { aChat, aLike, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { MainSections } from './MainSections';

interface MemberFacts {
  credits?: number;
  paid_user?: boolean;
  unread?: number[];
  likes?: number;
}

function open({ credits = 25, paid_user = false, unread = [], likes = 0 }: MemberFacts) {
  const view = renderScreen(<MainSections />, { user: aUser({ credits, paid_user }) });
  act(() => {
    view.store.chats.take(unread.map((count, n) => aChat({ conversation: { id: `Chat00000${n}` }, num_unread_messages: count })));
    view.store.likes.take({ profiles: [], liked_by: Array.from({ length: likes }, (_, n) => aLike({ id: `Member${n}` })) });
  });
  return view;
}

const getLink = (name: RegExp) => screen.getByRole('link', { name });

describe('the badges of the navigation', () => {
  it.each([
    [[], 'Messages'],
    [[0], 'Messages'],
    [[1], '11 unread messageMessages'],
    [[4, 6], '1010 unread messagesMessages'],
    [[11], '1111 unread messagesMessages'],
    [[99], '9999 unread messagesMessages'],
    [[100], '99+100 unread messagesMessages'],
    [[60, 60], '99+120 unread messagesMessages'],
  ])('R-033 unread messages %j show as "%s", with the total and in words', (unread, text) => {
    open({ unread });
    expect(getLink(/Messages$/)).toHaveTextContent(text);
    expect(getLink(/Messages$/).textContent).toBe(text);
  });

  it.each([
    [0, 'Likes'],
    [1, '11 new likeLikes'],
    [99, '9999 new likesLikes'],
    [100, '99+100 new likesLikes'],
  ])('R-034 %d new likes show as "%s"', (likes, text) => {
    open({ likes });
    expect(getLink(/Likes$/).textContent).toBe(text);
  });

  it('R-034 likes that were seen do not count', () => {
    const { store } = open({});
    act(() => store.likes.take({ profiles: [], liked_by: [aLike({ like_new: false }), aLike({ id: 'Beatrix000' })] }));
    expect(getLink(/1 new like/)).toHaveTextContent(/^1/);
  });

  it.each([
    [100, null, 'Get Premium'],
    [11, null, 'Get Premium'],
    [10, 'warning', '1010 credits leftGet Premium'],
    [1, 'warning', '11 credit leftGet Premium'],
    [0, 'danger', '0no credits leftGet Premium'],
  ])('R-036 %d credits: badge %s, "%s"', (credits, tone, text) => {
    open({ credits });
    const creditsLink = getLink(/Get Premium$/);
    expect(creditsLink.querySelector('[data-tone]')?.getAttribute('data-tone') ?? null).toBe(tone);
    expect(creditsLink.textContent).toBe(text);
  });

  it('R-036 a premium member is warned in the same way', () => {
    open({ credits: 3, paid_user: true });
    expect(getLink(/Credits$/)).toHaveAccessibleName(/3 credits left/);
  });

  it('R-033 R-036 the badges update at once', () => {
    const { store } = open({ unread: [3], credits: 11 });
    act(() => {
      store.session.patch({ credits: 9 });
      store.chats.take([]);
    });
    expect(getLink(/9 credits left/)).toBeInTheDocument();
    expect(getLink(/Messages$/).textContent).toBe('Messages');
  });

  it('R-032 the current section is marked', () => {
    renderScreen(<MainSections />, { user: aUser(), route: '/likes' });
    const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Likes');
  });
});
