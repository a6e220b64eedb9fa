import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { MemberEffects } from './MemberEffects';

const open = () =>
  renderScreen(
    <RemoteLoaderContext value={aLoader({})}>
      <MemberEffects />
    </RemoteLoaderContext>,
    {
      user: aUser(),
      api: {
        'GET /api/user.php': { user: null },
        'GET /api/chats.php': anError('authentication_required'),
        'GET /api/likes.php': anError('authentication_required'),
      },
    },
  );

const show = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

describe('a page that the browser shows again', () => {
  it('R-150 learns at once that the session ended meanwhile', async () => {
    const { store } = open();
    show(true);
    await waitFor(() => expect(store.session.isSignedIn).toBe(false));
  });

  it('R-069 asks nothing when it has just been loaded, nor after it was left', () => {
    const { api, unmount } = open();
    show(false);
    unmount();
    show(true);
    expect(api.recorded).toEqual([]);
  });
});
