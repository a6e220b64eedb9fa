import { aStore, MemoryStorage, NOW_S } from '@rendezvous/shared/testing';

describe('dismissals', () => {
  it('R-059 are kept as unix seconds and hold from then on', () => {
    const { store } = aStore();
    store.alerts.hydrate();
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(false);
    store.alerts.dismiss('hide-enrich-alert');
    expect(store.services.local.get('hide-enrich-alert')).toBe(String(NOW_S));
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(true);
  });

  it('R-059 of an earlier visit are found', () => {
    const { store } = aStore({ services: { local: new MemoryStorage({ 'skip-site-entry': '1' }) } });
    store.alerts.hydrate();
    expect(store.alerts.isDismissed('skip-site-entry')).toBe(true);
    expect(store.alerts.isDismissed('hide-time-bonus-modal')).toBe(false);
  });

  it('nothing shows before the storage was read', () => {
    expect(aStore().store.alerts.isDismissed('skip-site-entry')).toBe(true);
  });
});
