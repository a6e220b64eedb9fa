import { aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { LiveLater } from './LiveLater';

test('R-074 a page of a member hears of a push message, one of a visitor does not', async () => {
  const listeners = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { addEventListener: listeners, removeEventListener: jest.fn() },
  });
  const { store } = renderScreen(<LiveLater />, { api: { 'GET /api/chats.php': { chats: [] } } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(listeners).not.toHaveBeenCalled();
  act(() => store.session.setUser(aUser()));
  await waitFor(() => expect(listeners).toHaveBeenCalledWith('message', expect.any(Function)));
});
