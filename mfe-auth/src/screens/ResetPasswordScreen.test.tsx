import { anError, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { ResetPasswordScreen } from './ResetPasswordScreen';

async function requestLink(api: FakeReplies) {
  const view = renderScreen(<ResetPasswordScreen />, { route: '/reset-password', api });
  await view.person.type(screen.getByRole('textbox', { name: 'Email address' }), 'anna@example.com');
  await view.person.click(screen.getByRole('button', { name: 'Send link' }));
  return view;
}

describe('a forgotten password', () => {
  it('R-204 sends a link to the address', async () => {
    const { api, person } = await requestLink({ 'POST /api/password-reset.php': { sent: true } });
    expect(await screen.findByText(/We sent a link to anna@example.com/)).toBeInTheDocument();
    expect(api.calls('POST /api/password-reset.php')).toEqual([{ email: 'anna@example.com' }]);
    await person.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('textbox', { name: 'Email address' })).toBeInTheDocument();
  });

  it.each([
    ['email_not_found', 'E-mail address not found'],
    ['reset_limit', 'Too many password reset emails sent, please try again tomorrow.'],
  ] as const)('R-205 %s is shown as "%s"', async (code, text) => {
    await requestLink({ 'POST /api/password-reset.php': anError(code) });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
