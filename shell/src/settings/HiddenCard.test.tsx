import { SafetyStore } from '@rendezvous/shared/safety';
import { aUser, NOW_S, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HiddenCard } from './HiddenCard';

const anna = { id: 'Anna000000', name: 'Anna', fictional: false, created: NOW_S };
const READ = 'GET /api/hide.php';
const SHOW = 'DELETE /api/hide.php';

const open = (api: FakeReplies) => renderScreen(<HiddenCard />, { user: aUser(), api });

describe('the hidden members', () => {
  it('R-233 are listed and can be shown again, in other lists too', async () => {
    const { person, api, store } = open({ [READ]: { hidden: [anna] }, [SHOW]: { hidden: [] } });
    const safety = store.slice('safety@1', () => new SafetyStore());
    act(() => safety.avoid(anna.id));
    await person.click(await screen.findByRole('button', { name: 'Show Anna again' }));
    expect(await screen.findByText('You haven’t hidden anyone.')).toBeInTheDocument();
    expect(api.calls(SHOW)).toEqual([{ profile_id: anna.id }]);
    await waitFor(() => expect(safety.shownOf([anna])).toEqual([anna]));
  });
});
