import { RemoteLoaderContext, type RemoteModule } from '@rendezvous/shared/remote';
import { aLoader, aUser, MemoryStorage, renderScreen, settled } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { UnsentMessagesSender } from './MemberEffects';

const Sender = () => <p>Sending</p>;

function open(storedItems: Record<string, string>, slots: RemoteModule['slots'] = { 'unsent-messages': async () => Sender }) {
  const loader = aLoader(slots, 'mfe-chat');
  const page = (
    <RemoteLoaderContext value={loader}>
      <UnsentMessagesSender />
    </RemoteLoaderContext>
  );
  const load = jest.spyOn(loader, 'load');
  return { ...renderScreen(page, { user: aUser(), services: { local: new MemoryStorage(storedItems) } }), load };
}

const settle = () => act(settled);

describe('messages that an earlier page left unsent', () => {
  it('R-282 are sent by the chat, whatever page is open', async () => {
    open({ 'chat-outbox': '{}' });
    expect(await screen.findByText('Sending')).toBeInTheDocument();
  });

  it('R-282 wait while offline, since the code that sends them cannot be fetched', async () => {
    const { store, load } = open({});
    act(() => store.network.setOnline(false));
    store.services.local.set('chat-outbox', '{}');
    await settle();
    expect(load).not.toHaveBeenCalled();
    act(() => store.network.setOnline(true));
    expect(await screen.findByText('Sending')).toBeInTheDocument();
  });

  it('R-096 where there are none, the chat is not fetched', async () => {
    const { load } = open({});
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it('R-282 a release of the chat that does not support them is not loaded', async () => {
    const { load } = open({ 'chat-outbox': '{}' }, {});
    await settle();
    expect(load).not.toHaveBeenCalled();
  });
});
