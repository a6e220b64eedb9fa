import { aStore, MemoryStorage, NOW_S } from '@rendezvous/shared/testing';

describe('dismissals', () => {
  it('R-059 are stored as unix seconds and apply from then on', () => {
    const { store } = aStore();
    store.alerts.hydrate();
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(false);
    store.alerts.dismiss('hide-enrich-alert');
    expect(store.services.local.get('hide-enrich-alert')).toBe(String(NOW_S));
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(true);
  });

  it('R-059 from an earlier visit are restored', () => {
    const { store } = aStore({ services: { local: new MemoryStorage({ 'skip-site-entry': '1' }) } });
    store.alerts.hydrate();
    expect(store.alerts.isDismissed('skip-site-entry')).toBe(true);
    expect(store.alerts.isDismissed('hide-time-bonus-modal')).toBe(false);
  });

  it('nothing is shown before storage has been read', () => {
    expect(aStore().store.alerts.isDismissed('skip-site-entry')).toBe(true);
  });
});
