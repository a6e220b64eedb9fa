import { MEMBERS_AREA, type User } from '@rendezvous/shared/contract';
import { aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { wrapInRoute } from '../testing/wrapInRoute';
import { TimeBonusBanner } from './TimeBonusBanner';

const aUserSignedUp = (secondsAgo: number): User => aUser({ signup_date: NOW_S - secondsAgo });

const open = (user: User | null, route = 'members') => renderScreen(wrapInRoute(route, <TimeBonusBanner />), { user });

const queryBanner = () => screen.queryByRole('region', { name: 'Welcome discount' });
const getTimer = () => screen.getByRole('timer', { name: 'Time left for the welcome discount' });

describe('the time-bonus banner', () => {
  it('R-053 R-154 shows the discount, the code and the exact end, and links to the credits', () => {
    open(aUserSignedUp(60));
    // The pattern accepts any date and time, because they depend on the machine's time zone.
    expect(queryBanner()).toHaveTextContent(
      /25% off your first purchase with TIMEBONUS25, until \w+ \d+, 2026, \d+:\d\d [AP]M\. 03:59:00 left\./,
    );
    expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
  });

  it.each(MEMBERS_AREA)('R-064 R-066 is shown on %s', (route) => {
    open(aUserSignedUp(60), route);
    expect(queryBanner()).toBeInTheDocument();
  });

  it.each(['chats-id', 'likes-type', 'members-id-chat', 'settings', 'credits', 'index'])('R-066 is not shown on %s', (route) => {
    open(aUserSignedUp(60), route);
    expect(queryBanner()).not.toBeInTheDocument();
  });

  it('R-152 counts down once per second', () => {
    const { clock } = open(aUserSignedUp(0));
    expect(getTimer()).toHaveTextContent('04:00:00');
    act(() => clock.advance(1_000));
    expect(getTimer()).toHaveTextContent('03:59:59');
    act(() => clock.advance(3_599_000));
    expect(getTimer()).toHaveTextContent('03:00:00');
  });

  it('R-153 disappears when the time is up', () => {
    const { clock } = open(aUserSignedUp(14_399));
    expect(getTimer()).toHaveTextContent('00:00:01');
    act(() => clock.advance(1_000));
    expect(queryBanner()).not.toBeInTheDocument();
  });

  it('R-063 R-153 disappears on logout and leaves no timer behind', () => {
    const { store, clock } = open(aUserSignedUp(60));
    expect(clock.pendingCount).toBeGreaterThan(0);
    act(() => store.signOut());
    expect(queryBanner()).not.toBeInTheDocument();
    expect(clock.pendingCount).toBe(0);
  });

  it.each<[string, User | null]>([
    ['a visitor', null],
    ['a premium member', aUser({ paid_user: true, signup_date: NOW_S - 60 })],
    ['a member of exactly four hours', aUserSignedUp(14_400)],
  ])('R-063 R-151 is not shown for %s, and runs no timer', (_, user) => {
    const { clock } = open(user);
    expect(queryBanner()).not.toBeInTheDocument();
    act(() => clock.advance(5_000));
    expect(queryBanner()).not.toBeInTheDocument();
    if (user === null) expect(clock.pendingCount).toBe(0);
  });

  it('R-151 a first purchase ends it', () => {
    const { store } = open(aUserSignedUp(60));
    act(() => store.session.patch({ paid_user: true }));
    expect(queryBanner()).not.toBeInTheDocument();
  });
});
