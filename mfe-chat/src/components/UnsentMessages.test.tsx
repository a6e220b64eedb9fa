import { aMessage, aUser, MemoryStorage, renderScreen } from '@rendezvous/shared/testing';
import { waitFor } from '@testing-library/react';
import { UnsentMessages } from './UnsentMessages';

const storedMessage = { to: 'Chat000000', clientId: 'uuid-1', body: 'Hi', created: 1 };

test('R-282 messages left unsent by an earlier page are sent from any page', async () => {
  const user = aUser();
  const { api, store } = renderScreen(<UnsentMessages />, {
    user,
    services: { local: new MemoryStorage({ 'chat-outbox': JSON.stringify({ user: user.id, messages: [storedMessage] }) }) },
    api: {
      'GET /api/user.php': { user },
      'POST /api/chat.php': ({ body }) => ({
        message: aMessage({ client_id: body.client_id, mine: true }),
        conversation: { id: 'Chat000000' },
        credits: 1,
      }),
    },
  });
  await waitFor(() => expect(store.services.local.get('chat-outbox')).toBeNull());
  expect(api.calls('POST /api/chat.php')).toEqual([{ conversation: 'Chat000000', type: 'text', body: 'Hi', client_id: 'uuid-1' }]);
});
