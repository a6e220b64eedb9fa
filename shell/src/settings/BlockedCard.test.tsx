import { SafetyStore } from '@rendezvous/shared/safety';
import { anError, aUser, NOW_S, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { BlockedCard } from './BlockedCard';

const anna = { id: 'Anna000000', name: 'Anna', fictional: false, created: NOW_S };
const fictionalMember = { id: 'Bot0000000', name: 'Bella', fictional: true, created: NOW_S };
const READ = 'GET /api/block.php';
const UNBLOCK = 'DELETE /api/block.php';

const open = (api: FakeReplies) => renderScreen(<BlockedCard />, { user: aUser(), api });

describe('the blocked members', () => {
  it('R-088 R-259 are listed and unblocked', async () => {
    const { person, api } = open({ [READ]: { blocked: [anna, fictionalMember] }, [UNBLOCK]: { blocked: [fictionalMember] } });
    await person.click(await screen.findByRole('button', { name: 'Unblock Anna' }));
    expect(await screen.findByText('Bella')).toBeInTheDocument();
    expect(screen.queryByText('Anna')).not.toBeInTheDocument();
    expect(api.calls(UNBLOCK)).toEqual([{ profile_id: 'Anna000000' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People you’ve blocked' }).closest('#blocked')).toHaveFocus());
  });

  it('R-259 an unblocked member appears in the lists again', async () => {
    const { person, store } = open({ [READ]: { blocked: [anna] }, [UNBLOCK]: { blocked: [] } });
    const safety = store.slice('safety@1', () => new SafetyStore());
    act(() => safety.avoid(anna.id));
    await person.click(await screen.findByRole('button', { name: 'Unblock Anna' }));
    await waitFor(() => expect(safety.shownOf([anna])).toEqual([anna]));
  });

  it('R-241 a fictional one carries its label here too', async () => {
    open({ [READ]: { blocked: [fictionalMember] } });
    expect(await screen.findByRole('button', { name: 'fictional profile' })).toBeInTheDocument();
  });

  it('R-088 an empty list shows a message', async () => {
    open({ [READ]: { blocked: [] } });
    expect(await screen.findByText('You haven’t blocked anyone.')).toBeInTheDocument();
  });

  it('R-161 can be loaded again when loading fails', async () => {
    const { person, api } = open({ [READ]: anError('server_error') });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    api.reply({ [READ]: { blocked: [anna] } });
    await person.click(retryButton);
    expect(await screen.findByText('Anna')).toBeInTheDocument();
  });
});
