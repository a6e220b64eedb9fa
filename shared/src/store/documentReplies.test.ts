import { type Company, replyAddress } from '@rendezvous/shared/contract';
import { aChat, aCompany, aLike, aStore, settings, testServices, FakeApi, aUser } from '@rendezvous/shared/testing';
import { createRootStore } from './RootStore';
import { Loadable } from './Loadable';

const page = { token: 'terms', title: 'Terms', sections: [] };
const query = { token: 'terms', locale: 'en' } as const;

function setUp(company: Company | null) {
  const api = new FakeApi({ 'GET /api/companyinfo.php': { company: aCompany() } });
  const replies = { [replyAddress('/api/page.php', query)]: { page } };
  const boot = { settings: settings(), locale: 'en', messages: {}, serverTime: 0, user: null, company, replies } as const;
  return { api, store: createRootStore(boot, testServices({ api })) };
}

describe('data embedded in the document', () => {
  it('is available at once, whatever the order of the query', () => {
    const { store } = setUp(null);
    expect(store.http.getKnownReply('/api/page.php', { locale: 'en', token: 'terms' })).toEqual({ page });
    expect(store.http.getKnownReply('/api/page.php', { ...query, locale: 'de' })).toBeUndefined();
  });

  it('is requested again once the first screen has used it', () => {
    const { store } = setUp(null);
    store.http.discardEmbeddedReplies();
    expect(store.http.getKnownReply('/api/page.php', query)).toBeUndefined();
  });

  it('a reply that is missing from the document is reported', () => {
    const missingAddresses: string[] = [];
    const { store } = aStore({ services: { onMissing: (address) => missingAddresses.push(address) } });
    missingAddresses.length = 0;
    store.http.getKnownReply('/api/page.php', query);
    expect(missingAddresses).toEqual(['/api/page.php?locale=en&token=terms']);
  });

  it('R-142 chats and likes of the member are in their stores', () => {
    const replies = {
      '/api/chats.php': { chats: [aChat({ num_unread_messages: 2 })] },
      '/api/likes.php': { profiles: [], liked_by: [aLike()] },
    };
    const { store } = aStore({ user: aUser(), boot: { replies } });
    expect([store.chats.isLoaded, store.likes.isLoaded, store.unseenCount]).toEqual([true, true, 3]);
  });

  it('is dropped when a member signs in, because it was meant for a visitor', async () => {
    const { store } = setUp(null);
    await store.session.enter(aUser());
    expect(store.http.getKnownReply('/api/page.php', query)).toBeUndefined();
  });

  it('R-164 the company is not requested again', async () => {
    const { store, api } = setUp(aCompany({ name: 'Known B.V.' }));
    expect(store.reference.company?.name).toBe('Known B.V.');
    await store.reference.loadCompany();
    expect(api.recordedRequests).toHaveLength(0);
  });

  it('a known value needs no load, and can be reloaded', async () => {
    const loadable = new Loadable(async () => 'new', 'known');
    expect(loadable).toMatchObject({ value: 'known', isLoading: false });
    await loadable.load();
    expect(loadable.value).toBe('new');
  });

  it('a screen reloads a known value only the second time it opens', async () => {
    const loadable = new Loadable(async () => 'new', 'known');
    await loadable.open();
    expect(loadable.value).toBe('known');
    await loadable.open();
    expect(loadable.value).toBe('new');
  });
});
