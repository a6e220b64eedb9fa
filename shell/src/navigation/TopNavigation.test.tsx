import { aChat, aLike, aUser, renderScreen, type StoreOptions } from '@rendezvous/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { fakeMatchMedia } from '../testing/fakeMatchMedia';
import { wrapInRoute } from '../testing/wrapInRoute';
import { TopNavigation } from './TopNavigation';

const open = (options: StoreOptions & { route?: string } = {}, route = 'members') =>
  renderScreen(wrapInRoute(route, <TopNavigation />), options);

const getNavigation = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));

describe('the top navigation', () => {
  it('R-032 R-033 R-034 leads a member to search, messages and likes', () => {
    open({ user: aUser() });
    const targets = ['Search', 'Messages', 'Likes'].map((name) => getNavigation().getByRole('link', { name }).getAttribute('href'));
    expect(targets).toEqual(['/members', '/chats', '/likes']);
  });

  it.each([
    [true, 'Credits', '/credits'],
    [false, 'Get Premium', '/premium'],
  ])('R-035 a member (paid: %s) sees %s', (paid, name, href) => {
    open({ user: aUser({ paid_user: paid }) });
    expect(getNavigation().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('R-033 R-034 the badges count unread messages and new likes, at most 99+', () => {
    const { store } = open({ user: aUser() });
    act(() => {
      store.chats.take([aChat({ num_unread_messages: 120 })]);
      store.likes.take({ profiles: [], liked_by: [aLike()] });
    });
    expect(getNavigation().getByRole('link', { name: /120 unread messages/ })).toHaveTextContent('99+');
    expect(getNavigation().getByRole('link', { name: /1 new like/ })).toBeInTheDocument();
  });

  it.each([
    [11, null],
    [10, 'warning'],
    [0, 'danger'],
  ])('R-036 at %d credits the badge is %s', (credits, tone) => {
    open({ user: aUser({ credits }) });
    const link = getNavigation().getByRole('link', { name: /Get Premium/ });
    expect(link.querySelector('[data-tone]')?.getAttribute('data-tone') ?? null).toBe(tone);
  });

  it('R-037 the account menu contains my profile, settings and logout, and works by keyboard', async () => {
    const { person } = open({ user: aUser() });
    screen.getByRole('button', { name: 'Account' }).focus();
    await person.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['My profile', 'Settings', 'Log out']);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it('R-038 a visitor sees a login button and none of the sections', () => {
    open();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });

  it('R-039 the language switcher is hidden when there is nothing to choose from', () => {
    open({ settings: { geoip_country: 'GB' } });
    expect(screen.queryByRole('button', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('R-039 R-103 the language switcher swaps the texts', async () => {
    const { person, store } = open({ settings: { geoip_country: 'NL' } });
    await person.click(screen.getByRole('button', { name: 'Language' }));
    await person.click(await screen.findByRole('menuitem', { name: /Nederlands/ }));
    expect(store.locale.current).toBe('nl');
  });

  it('R-041 the back button is only shown in the installed app with a page to go back to', () => {
    const restore = fakeMatchMedia('(display-mode: standalone)');
    open({ user: aUser() }, 'members-id');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    restore();
  });
});
