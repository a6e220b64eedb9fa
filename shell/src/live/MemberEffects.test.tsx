import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { MemberEffects } from './MemberEffects';

test('R-074 a member’s page listens for push messages, a visitor’s page does not', () => {
  const addListener = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { addEventListener: addListener, removeEventListener: jest.fn() },
  });
  const page = (
    <RemoteLoaderContext value={aLoader({})}>
      <MemberEffects />
    </RemoteLoaderContext>
  );
  const { store } = renderScreen(page, { api: { 'GET /api/chats.php': { chats: [] } } });
  expect(addListener).not.toHaveBeenCalled();
  act(() => store.session.setUser(aUser()));
  expect(addListener).toHaveBeenCalledWith('message', expect.any(Function));
});

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

const showPage = (persisted: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

describe('a page that the browser shows again', () => {
  it('R-150 notices at once that the session has ended in the meantime', async () => {
    const { store } = open();
    showPage(true);
    await waitFor(() => expect(store.session.isSignedIn).toBe(false));
  });

  it('R-069 sends no request when it has just been loaded, nor after it was left', () => {
    const { api, unmount } = open();
    showPage(false);
    unmount();
    showPage(true);
    expect(api.recordedRequests).toEqual([]);
  });
});
