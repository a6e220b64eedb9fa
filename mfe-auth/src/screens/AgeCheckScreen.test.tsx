import { anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { AgeCheckScreen } from './AgeCheckScreen';

const FINISH_CALL = 'PUT /api/age-check.php';
const uncheckedUser = aUser({ age_check: 'needed' });

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = (options: Options = {}) => renderScreen(<AgeCheckScreen />, { user: uncheckedUser, route: '/age-check', ...options });

describe('the age check', () => {
  it('R-217 explains why the check is needed and what the provider reveals', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Confirm that you’re 18 or older' })).toBeInTheDocument();
    expect(screen.getByText(/No name, no date of birth/)).toBeInTheDocument();
  });

  it('R-217 a check that fails to start shows an error and can be retried', async () => {
    const view = open({ api: { 'POST /api/age-check.php': anError('rate_limited', { seconds: 90 }) } });
    await view.person.click(screen.getByRole('button', { name: 'Start the check' }));
    expect(await screen.findByRole('button', { name: 'Start the check' })).not.toHaveAttribute('aria-busy');
    expect(view.store.toasts.items).toHaveLength(1);
  });

  it('R-217 returning with ‘over 18’ opens the members area', async () => {
    const view = open({ route: '/age-check?token=signed', api: { [FINISH_CALL]: { user: aUser() } } });
    expect(await screen.findByRole('heading', { name: 'Thanks, that’s all' })).toBeInTheDocument();
    expect(view.api.calls(FINISH_CALL)).toEqual([{ token: 'signed' }]);
    expect(view.store.session.needsAgeCheck).toBe(false);
    expect(screen.getByRole('link', { name: 'Meet people' })).toHaveAttribute('href', '/members');
  });

  it('R-217 returning with any other result keeps everything closed and offers another try', async () => {
    const view = open({ route: '/age-check?token=refused', api: { [FINISH_CALL]: anError('age_check_failed') } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t confirm your age.' })).toBeInTheDocument();
    expect(view.store.session.needsAgeCheck).toBe(true);
    expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute('href', '/age-check');
  });

  it('R-191 R-217 a member the provider found under 18 sees a kind refusal and is not asked again', async () => {
    open({ route: '/age-check?token=young', api: { [FINISH_CALL]: anError('underage') } });
    expect(await screen.findByRole('heading', { name: 'You can join when you’re 18' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Check again' })).not.toBeInTheDocument();
  });

  it('R-191 a member who comes back within a day cannot start again', async () => {
    const { person } = open({ api: { 'POST /api/age-check.php': anError('underage') } });
    await person.click(screen.getByRole('button', { name: 'Start the check' }));
    expect(await screen.findByRole('heading', { name: 'You can join when you’re 18' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-217 a member who needs no check can continue', () => {
    open({ user: aUser() });
    expect(screen.getByRole('link', { name: 'Meet people' })).toBeInTheDocument();
  });
});
