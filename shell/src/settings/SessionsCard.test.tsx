import type { Session } from '@rendezvous/shared/contract';
import { anError, aUser, NOW_S, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SessionsCard } from './SessionsCard';

const END = 'DELETE /api/sessions.php';
const aSession = (changes: Partial<Session>): Session => ({
  id: 'Here000000',
  current: false,
  device: 'Firefox, Windows',
  country: 'NL',
  created: NOW_S,
  last_active: NOW_S,
  ...changes,
});
const currentSession = aSession({ current: true });
const phoneSession = aSession({ id: 'Phone00000', device: 'Safari, iPhone', country: 'DE' });
const otherSession = aSession({ id: 'Other00000', device: '', country: '' });

const open = (sessions: Session[], api: FakeReplies = {}) =>
  renderScreen(<SessionsCard />, { user: aUser(), api: { 'GET /api/sessions.php': { sessions }, ...api } });

describe('the devices', () => {
  it('R-088 show their name, their location and when they were last active', async () => {
    open([currentSession, phoneSession, otherSession]);
    expect(await screen.findByText('Safari, iPhone')).toBeInTheDocument();
    expect(screen.getByText(/^Germany, last active /)).toBeInTheDocument();
    expect(screen.getByText('Unknown device')).toBeInTheDocument();
    expect(screen.getByText(/^Last active /)).toBeInTheDocument();
    expect(screen.getByText('This device')).toBeInTheDocument();
  });

  it('R-088 a single one can be logged out, but not this device', async () => {
    const { person, api } = open([currentSession, phoneSession], { [END]: { sessions: [currentSession] } });
    await person.click(await screen.findByRole('button', { name: 'Log out: Safari, iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument());
    expect(api.calls(END)).toEqual([{ id: 'Phone00000' }]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('R-088 all others can be logged out at once', async () => {
    const { person, api } = open([currentSession, phoneSession, otherSession], { [END]: { sessions: [currentSession] } });
    await person.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    expect(await screen.findByText('All other devices are logged out.')).toBeInTheDocument();
    expect(api.calls(END)).toEqual([{}]);
  });

  it('R-161 a device that could not be logged out stays, with an error message', async () => {
    const { person } = open([currentSession, phoneSession], { [END]: anError('server_error') });
    await person.click(await screen.findByRole('button', { name: 'Log out: Safari, iPhone' }));
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(screen.getByText('Safari, iPhone')).toBeInTheDocument();
  });
});
