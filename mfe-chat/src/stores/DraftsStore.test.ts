import { aStore, aUser, MemoryStorage } from '@rendezvous/shared/testing';
import { DraftsStore } from './DraftsStore';

const open = (local = new MemoryStorage(), user = aUser()) => {
  const { store } = aStore({ user, services: { local } });
  const drafts = new DraftsStore(store);
  drafts.restore();
  return { drafts, local, store };
};

describe('DraftsStore', () => {
  test('R-275 a draft survives a reload and stays in its conversation', () => {
    const { drafts, local } = open();
    drafts.set('Chat000000', 'Hello A');
    drafts.set('Chat111111', 'Hello B');
    const reloadedDrafts = open(local).drafts;
    expect(reloadedDrafts.get('Chat000000')).toBe('Hello A');
    expect(reloadedDrafts.get('Chat111111')).toBe('Hello B');
    expect(reloadedDrafts.get('Chat222222')).toBe('');
  });

  test('R-275 another member on this device never sees it', () => {
    const { drafts, local } = open();
    drafts.set('Chat000000', 'Secret');
    expect(open(local, aUser({ id: 'Other00000' })).drafts.get('Chat000000')).toBe('');
  });

  test('R-277 a text that could not be sent is put back before what was typed in the meantime', () => {
    const { drafts } = open();
    drafts.prependText('Chat000000', 'First');
    expect(drafts.get('Chat000000')).toBe('First');
    drafts.set('Chat000000', 'Second');
    drafts.prependText('Chat000000', 'First');
    expect(drafts.get('Chat000000')).toBe('First\nSecond');
  });

  test('R-266 the draft of a first message moves into the conversation it starts', () => {
    const { drafts } = open();
    drafts.set('member:Anna000000', 'Next');
    drafts.move('member:Anna000000', 'Chat000000');
    expect(drafts.get('Chat000000')).toBe('Next');
    expect(drafts.get('member:Anna000000')).toBe('');
  });

  test('R-150 nothing stays on the device after logout', () => {
    const { drafts, local, store } = open();
    drafts.set('Chat000000', 'Secret');
    drafts.dispose();
    expect(local.get('chat-drafts')).not.toBeNull();
    store.forgetMember();
    drafts.dispose();
    expect(local.get('chat-drafts')).toBeNull();
  });

  test('ignores a corrupt value in storage', () => {
    const local = new MemoryStorage();
    local.set('chat-drafts', '{broken');
    expect(open(local).drafts.get('Chat000000')).toBe('');
  });
});
