import { anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { AgeCheckScreen } from './AgeCheckScreen';

const FINISH = 'PUT /api/age-check.php';
const waiting = aUser({ age_check: 'needed' });

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = (options: Options = {}) => renderScreen(<AgeCheckScreen />, { user: waiting, route: '/age-check', ...options });

describe('showing one’s age', () => {
  it('R-217 says why it is asked and what the provider tells', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Please show that you are 18 or older' })).toBeInTheDocument();
    expect(screen.getByText(/no name and no date of birth/)).toBeInTheDocument();
  });

  it('R-217 a check that cannot begin is told, and can be tried again', async () => {
    const view = open({ api: { 'POST /api/age-check.php': anError('rate_limited', { seconds: 90 }) } });
    await view.person.click(screen.getByRole('button', { name: 'Go to the check' }));
    expect(await screen.findByRole('button', { name: 'Go to the check' })).not.toHaveAttribute('aria-busy');
    expect(view.store.toasts.items).toHaveLength(1);
  });

  it('R-217 back with ‘over 18’ the members open', async () => {
    const view = open({ route: '/age-check?token=signed', api: { [FINISH]: { user: aUser() } } });
    expect(await screen.findByRole('heading', { name: 'Thank you, that is all' })).toBeInTheDocument();
    expect(view.api.calls(FINISH)).toEqual([{ token: 'signed' }]);
    expect(view.store.session.needsAgeCheck).toBe(false);
    expect(screen.getByRole('link', { name: 'Meet members' })).toHaveAttribute('href', '/members');
  });

  it('R-217 back with anything else everything stays closed, and there is another try', async () => {
    const view = open({ route: '/age-check?token=refused', api: { [FINISH]: anError('age_check_failed') } });
    expect(await screen.findByRole('heading', { name: 'Your age could not be confirmed.' })).toBeInTheDocument();
    expect(view.store.session.needsAgeCheck).toBe(true);
    expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute('href', '/age-check');
  });

  it('R-191 R-217 whom the provider found under 18 reads a kind refusal, and is not asked again', async () => {
    open({ route: '/age-check?token=young', api: { [FINISH]: anError('underage') } });
    expect(await screen.findByRole('heading', { name: 'You can join when you are 18' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check again' })).not.toBeInTheDocument();
  });

  it('R-191 who comes back within a day cannot begin again', async () => {
    const { person } = open({ api: { 'POST /api/age-check.php': anError('underage') } });
    await person.click(screen.getByRole('button', { name: 'Go to the check' }));
    expect(await screen.findByRole('heading', { name: 'You can join when you are 18' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-217 who has nothing to show goes on', () => {
    open({ user: aUser() });
    expect(screen.getByRole('link', { name: 'Meet members' })).toBeInTheDocument();
  });
});
