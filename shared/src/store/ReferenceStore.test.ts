import { aCompany, aStore, aUser } from '@rendezvous/shared/testing';

const api = {
  'GET /api/companyinfo.php': { company: aCompany() },
  'GET /api/regions.php': { regions: { NL: [{ code: 'NL-NH', name: 'Noord-Holland' }] } },
  'GET /api/interests.php': { interests: [{ key: 'beach', icon: 'Beach', sensitive: false } as const] },
};

describe('reference data', () => {
  it('R-164 is loaded once per page, however many callers there are', async () => {
    const { store, api: server } = aStore({ api });
    await Promise.all([store.reference.loadCompany(), store.reference.loadCompany(), store.reference.loadRegions()]);
    await store.reference.loadCompany();
    expect(server.recordedRequests).toHaveLength(2);
    expect(store.reference.company?.kvk).toBe('12345678');
    expect(store.reference.regions.NL).toHaveLength(1);
  });

  it('R-129 interests are loaded again for another user', async () => {
    const { store, api: server } = aStore({ user: aUser(), api });
    await store.reference.loadInterests();
    store.signOut();
    expect(store.reference.interests).toEqual([]);
    await store.reference.loadInterests();
    expect(server.calls('GET /api/interests.php')).toHaveLength(2);
  });
});
