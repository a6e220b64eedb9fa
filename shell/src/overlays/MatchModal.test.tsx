import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { MatchModal } from './allOverlays';

const Match = ({ profileId, onClose }: { profileId?: string; onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Match with {profileId}
  </button>
);

function open() {
  const loader = aLoader({ 'match-modal': async () => Match }, 'mfe-members');
  const page = (
    <RemoteLoaderContext value={loader}>
      <MatchModal />
    </RemoteLoaderContext>
  );
  return renderScreen(page, { user: aUser() });
}

const findMatch = (name: string) => screen.findByRole('button', { name: `Match with ${name}` });

describe('the match modal of the shell', () => {
  it('R-052 shows the matched member and closes', async () => {
    const { person, store } = open();
    act(() => store.overlays.open('match', { profileId: 'Anna000000' }));
    await person.click(await findMatch('Anna000000'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(store.overlays.current).toBeNull();
  });

  it('R-057 waits for its turn', async () => {
    const { store } = open();
    act(() => {
      store.overlays.open('activation');
      store.overlays.open('match', { profileId: 'Anna000000' });
    });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => store.overlays.close('activation'));
    expect(await findMatch('Anna000000')).toBeInTheDocument();
  });

  it('R-052 a second match is shown after the first', async () => {
    const { person, store } = open();
    act(() => store.overlays.open('match', { profileId: 'Anna000000' }));
    await person.click(await findMatch('Anna000000'));
    act(() => store.overlays.open('match', { profileId: 'Beatrix000' }));
    expect(await findMatch('Beatrix000')).toBeInTheDocument();
  });
});
