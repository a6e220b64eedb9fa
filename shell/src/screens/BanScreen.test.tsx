import { anError, aUser, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { BanScreen } from './BanScreen';

const CALL = 'PUT /api/self-exclusion.php';

const open = (api: FakeReplies, user: ReturnType<typeof aUser> | null = null) =>
  renderScreen(<BanScreen />, { route: '/pages/ban?token=abc', api, user });

const confirmBan = async ({ person }: ReturnType<typeof open>) =>
  person.click(await screen.findByRole('button', { name: 'Start self-exclusion' }));

describe('the link in the access ban e-mail', () => {
  it('R-091 the ban starts when the button is pressed, and its end is shown', async () => {
    const view = open({ [CALL]: { ends: new Date(2027, 4, 1, 12).getTime() / 1000 } });
    expect(await screen.findByRole('heading', { name: 'Start your self-exclusion?' })).toBeInTheDocument();
    expect(view.api.calls(CALL)).toHaveLength(0);
    await confirmBan(view);
    expect(await screen.findByText('Until May 1, 2027 nobody can log in or sign up with your address.')).toBeInTheDocument();
    expect(view.api.calls(CALL)).toEqual([{ token: 'abc' }]);
  });

  it('R-091 a ban without an end is shown as permanent, and signs the member out in this browser', async () => {
    const view = open({ [CALL]: { ends: null }, 'GET /api/user.php': { user: null } }, aUser());
    await confirmBan(view);
    expect(await screen.findByText('From now on nobody can log in or sign up with your address. This is for good.')).toBeInTheDocument();
    expect(view.store.session.isSignedIn).toBe(false);
  });

  it('R-091 a used or expired link shows an error and links to the page about the ban', async () => {
    const view = open({ [CALL]: anError('token_invalid') });
    await confirmBan(view);
    expect(await screen.findByRole('heading', { name: 'Link expired or invalid, request a new email' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'About self-exclusion' })).toHaveAttribute('href', '/pages/ban');
  });

  it('R-161 can be tried again when the request fails', async () => {
    const view = open({ [CALL]: anError('server_error') });
    await confirmBan(view);
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    view.api.reply({ [CALL]: { ends: null } });
    await view.person.click(retryButton);
    expect(await screen.findByRole('heading', { name: 'Your self-exclusion has started' })).toBeInTheDocument();
  });

  it('R-091 without a token the page explains the ban and offers one', async () => {
    const page = { page: { token: 'ban', title: 'Self-exclusion', sections: [{ heading: 'For parents', paragraphs: ['Filters help.'] }] } };
    renderScreen(<BanScreen />, { route: '/pages/ban', api: { 'GET /api/page.php': page } });
    expect(await screen.findByRole('heading', { name: 'For parents' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeInTheDocument();
  });
});
