import { anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { ActivateErrorScreen } from './ActivateErrorScreen';

type Options = Parameters<typeof renderScreen>[1];

const open = (options: Options) => renderScreen(<ActivateErrorScreen />, { route: '/activate/error', ...options });

describe('a failed activation', () => {
  it('R-202 a member gets a new e-mail with one click', async () => {
    const { person, api } = open({ user: aUser({ status: 'not_confirmed' }), api: { 'POST /api/activate-resend.php': { sent: true } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Activation failed' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Send a new e-mail' }));
    expect(await screen.findByText('A new email is on its way. Check your inbox.')).toBeInTheDocument();
    expect(api.calls('POST /api/activate-resend.php')).toHaveLength(1);
  });

  it('R-203 asking again too soon shows an error, and the button stays', async () => {
    const { person } = open({
      user: aUser({ status: 'not_confirmed' }),
      api: { 'POST /api/activate-resend.php': anError('rate_limited', { seconds: 90 }) },
    });
    await person.click(screen.getByRole('button', { name: 'Send a new e-mail' }));
    expect(await screen.findByText('Too many requests, please wait 90 seconds')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a new e-mail' })).toBeEnabled();
  });

  it('R-202 a visitor logs in first and comes back', () => {
    open({});
    expect(screen.getByRole('link', { name: 'Log in to get a new link' })).toHaveAttribute('href', '/login?redirect=%2Factivate%2Ferror');
  });
});
