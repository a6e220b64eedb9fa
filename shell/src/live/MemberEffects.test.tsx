import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { aLoader, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act } from '@testing-library/react';
import { MemberEffects } from './MemberEffects';

test('R-074 a page of a member hears of a push message, one of a visitor does not', () => {
  const listeners = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { addEventListener: listeners, removeEventListener: jest.fn() },
  });
  const page = (
    <RemoteLoaderContext value={aLoader({})}>
      <MemberEffects />
    </RemoteLoaderContext>
  );
  const { store } = renderScreen(page, { api: { 'GET /api/chats.php': { chats: [] } } });
  expect(listeners).not.toHaveBeenCalled();
  act(() => store.session.setUser(aUser()));
  expect(listeners).toHaveBeenCalledWith('message', expect.any(Function));
});
