import type { Icebreaker } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { aStore, aUser, MemoryStorage } from '@rendezvous/shared/testing';
import type { OutgoingMessage } from './OutgoingMessage';
import { OutboxStorage } from './OutboxStorage';

const CHAT = 'Chat000000';
const OPENER: Icebreaker = { key: 'perfect_sunday', interest: null };

const anOutgoingMessage = (clientId: string, changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...{ clientId, body: clientId, icebreaker: undefined, created: 1, state: 'sending', error: null },
  ...changes,
});

const open = (local = new MemoryStorage(), user = aUser()) => {
  const { store } = aStore({ user, services: { local } });
  return { storage: new OutboxStorage(store), local, store };
};

describe('OutboxStorage', () => {
  test('R-282 messages in flight wait after a reload, in their conversation and in order', () => {
    const { storage, local } = open();
    storage.put(CHAT, anOutgoingMessage('One'));
    storage.put('member:Anna000000', anOutgoingMessage('Other'));
    storage.put(CHAT, anOutgoingMessage('Two', { icebreaker: OPENER }));
    const reloadedStorage = open(local).storage;
    expect(reloadedStorage.load(CHAT)).toMatchObject([
      { clientId: 'One', state: 'waiting' },
      { clientId: 'Two', icebreaker: OPENER },
    ]);
    expect(reloadedStorage.keys).toEqual([CHAT, 'member:Anna000000']);
  });

  test('R-282 a permanently failed message is still marked as not sent after a reload, with its reason', () => {
    const { storage, local } = open();
    storage.put(CHAT, anOutgoingMessage('One'));
    storage.put(CHAT, anOutgoingMessage('One', { state: 'failed', error: new ApiError('message_too_long', { params: { limit: 10 } }) }));
    expect(open(local).storage.load(CHAT)).toMatchObject([
      { clientId: 'One', state: 'failed', error: { code: 'message_too_long', params: { limit: 10 } } },
    ]);
  });

  test('R-282 two tabs keep each other’s messages', () => {
    const { storage, local } = open();
    const otherStorage = open(local).storage;
    storage.put(CHAT, anOutgoingMessage('One'));
    otherStorage.put(CHAT, anOutgoingMessage('Two'));
    storage.remove('One');
    expect(otherStorage.load(CHAT).map(({ clientId }) => clientId)).toEqual(['Two']);
    expect([storage.has('One'), storage.has('Two')]).toEqual([false, true]);
    otherStorage.remove('Two');
    expect(local.get('chat-outbox')).toBeNull();
  });

  test('R-266 a message written to a member moves to the conversation it starts', () => {
    const { storage } = open();
    storage.put('member:Anna000000', anOutgoingMessage('One'));
    storage.move('member:Anna000000', CHAT);
    expect(storage.keys).toEqual([CHAT]);
  });

  test('R-150 another member on this device neither sees its messages nor adds to them', () => {
    const { storage, local } = open();
    storage.put(CHAT, anOutgoingMessage('Secret'));
    const otherStorage = open(local, aUser({ id: 'Other00000' })).storage;
    expect([otherStorage.keys, otherStorage.load(CHAT)]).toEqual([[], []]);
    otherStorage.put(CHAT, anOutgoingMessage('Mine'));
    expect(local.get('chat-outbox')).not.toContain('Secret');
  });

  test('R-150 nothing is stored without a member, and nothing stays after logout', () => {
    const { storage, local, store } = open();
    storage.put(CHAT, anOutgoingMessage('Secret'));
    store.forgetMember();
    storage.dispose();
    storage.put(CHAT, anOutgoingMessage('Late'));
    expect(local.get('chat-outbox')).toBeNull();
  });

  test.each(['{broken', 'null', '7', '{"user":"Member0000","messages":7}'])('%s in storage is ignored', (text) => {
    expect(open(new MemoryStorage({ 'chat-outbox': text }), aUser({ id: 'Member0000' })).storage.keys).toEqual([]);
  });
});
