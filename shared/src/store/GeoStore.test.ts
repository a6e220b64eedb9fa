import { aStore } from '@rendezvous/shared/testing';

describe('geolocation', () => {
  it('R-083 reads the permission without prompting', async () => {
    const position = jest.fn();
    const { store } = aStore({ services: { geo: { readPermission: async () => 'prompt', getPosition: position } } });
    await store.geo.refresh();
    expect(store.geo.permission).toBe('prompt');
    expect(position).not.toHaveBeenCalled();
  });

  it('R-084 turns a position into a place and keeps it', async () => {
    const place = { country: 'NL', region: 'NL-NH', city: 'Amsterdam' };
    const { store, api } = aStore({ api: { 'GET /api/geocode.php': place } });
    await store.geo.locate();
    expect(api.calls('GET /api/geocode.php')).toEqual([{ lat: '52.37', lon: '4.89' }]);
    expect(store.geo.place).toEqual(place);
  });
});
