import { aUser, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import type { User } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { TimeBonusModal } from './TimeBonusModal';

const newMember = aUser({ credits: 0, signup_date: NOW_S - 60 });

function open(user: User | null, route = '/members') {
  const page = (
    <>
      <TimeBonusModal />
      <Link to="/chats">Messages</Link>
      <Link to="/settings">Settings</Link>
    </>
  );
  const view = renderScreen(page, { user, route });
  act(() => view.store.alerts.hydrate());
  const wait = (ms: number): void => act(() => view.clock.advance(ms));
  return { ...view, wait };
}

const queryModal = () => screen.queryByRole('dialog');

describe('the time-bonus modal', () => {
  it('R-053 R-065 R-067 opens after 40 s in the members area, shows the code and the end, and links to the credits', () => {
    const { wait } = open(newMember);
    wait(39_000);
    expect(queryModal()).not.toBeInTheDocument();
    wait(1_000);
    expect(screen.getByRole('dialog', { name: 'Act fast, only 4 hours left' })).toHaveTextContent(
      '25% off your first purchase with TIMEBONUS25',
    );
    expect(screen.getByRole('link', { name: 'See credits' })).toHaveAttribute('href', '/credits');
  });

  it('R-067 rounds a partial last hour up to one', () => {
    const { wait } = open(aUser({ credits: 0, signup_date: NOW_S - 3.5 * 3_600 }));
    wait(40_000);
    expect(screen.getByRole('dialog', { name: 'Act fast, only 1 hour left' })).toBeInTheDocument();
  });

  it('R-065 moving within the members area does not restart the timer', async () => {
    const { wait, person } = open(newMember);
    wait(30_000);
    await person.click(screen.getByRole('link', { name: 'Messages' }));
    wait(10_000);
    expect(queryModal()).toBeInTheDocument();
  });

  it('R-065 leaving the members area cancels it', async () => {
    const { wait, person } = open(newMember);
    wait(30_000);
    await person.click(screen.getByRole('link', { name: 'Settings' }));
    wait(60_000);
    expect(queryModal()).not.toBeInTheDocument();
  });

  it('R-065 closing stores the dismissal', async () => {
    const { wait, person, store } = open(newMember);
    wait(40_000);
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(store.services.local.get(`hide-time-bonus-modal:${store.session.user?.id}`)).toMatch(/^\d{10}$/);
    expect(queryModal()).not.toBeInTheDocument();
  });

  it.each([
    ['with credits', aUser({ credits: 1, signup_date: NOW_S - 60 })],
    ['who paid', aUser({ credits: 0, paid_user: true, signup_date: NOW_S - 60 })],
    ['whose four hours are over', aUser({ credits: 0 })],
    ['who is not there', null],
  ])('R-065 is not shown to a member %s', (_, user) => {
    const { wait } = open(user);
    wait(60_000);
    expect(queryModal()).not.toBeInTheDocument();
  });
});
