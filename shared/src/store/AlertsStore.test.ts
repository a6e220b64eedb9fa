import { aStore, aUser, MemoryStorage, NOW_S, type StoreOptions } from '@rendezvous/shared/testing';
import type { TabMessage } from './StoreServices';

const anna = aUser({ id: 'Anna000000' });
const bea = aUser({ id: 'Bea0000000' });

/** Creates a store that has read the storage of its browser, as on a page that has started. */
function startStore(options: StoreOptions = {}) {
  const testStore = aStore({ user: anna, ...options });
  testStore.store.alerts.hydrate();
  return testStore;
}

describe('dismissals', () => {
  it('R-059 are stored per account as unix seconds and apply from then on', () => {
    const { store } = startStore();
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(false);
    store.alerts.dismiss('hide-enrich-alert');
    expect(store.services.local.get('hide-enrich-alert:Anna000000')).toBe(String(NOW_S));
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(true);
  });

  it('R-059 R-150 outlive a logout, and do not apply to the next member', () => {
    const { store } = startStore();
    store.alerts.dismiss('hide-enrich-alert');
    store.alerts.dismiss('hide-time-bonus-modal');
    store.signOut();
    store.session.setUser(bea);
    expect([store.alerts.isDismissed('hide-enrich-alert'), store.alerts.isDismissed('hide-time-bonus-modal')]).toEqual([false, false]);
    store.session.setUser(anna);
    expect([store.alerts.isDismissed('hide-enrich-alert'), store.alerts.isDismissed('hide-time-bonus-modal')]).toEqual([true, true]);
  });

  it('R-059 are announced to the other tabs, which hide the same alerts at once', () => {
    const local = new MemoryStorage();
    let announce: (message: TabMessage) => void = () => undefined;
    const listeningTabs = { post: () => undefined, listen: (onMessage: typeof announce) => ((announce = onMessage), () => undefined) };
    const other = startStore({ services: { local, tabs: listeningTabs } });
    const { store } = startStore({
      services: { local, tabs: { ...listeningTabs, post: (message) => announce(message), listen: () => () => undefined } },
    });
    store.alerts.dismiss('hide-disabled-notifications-alert');
    expect(other.store.alerts.isDismissed('hide-disabled-notifications-alert')).toBe(true);
    expect(other.store.session.isSignedIn).toBe(true);
  });

  it('R-048 R-059 from an earlier visit are restored; that of the entry warning applies to visitors, too', () => {
    const { store } = startStore({ user: null, services: { local: new MemoryStorage({ 'skip-site-entry': '1' }) } });
    expect(store.alerts.isDismissed('skip-site-entry')).toBe(true);
    expect(store.alerts.isDismissed('hide-time-bonus-modal')).toBe(false);
  });

  it('before storage has been read, no modal is shown, and only the alerts that the document shows', () => {
    const { store } = aStore({ user: anna, boot: { hiddenAlerts: ['photo'] } });
    expect([store.alerts.isDismissed('skip-site-entry'), store.alerts.isDismissed('hide-time-bonus-modal')]).toEqual([true, true]);
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(true);
    expect(store.alerts.isDismissed('hide-disabled-notifications-alert')).toBe(false);
  });
});

describe('the cookie for the server', () => {
  const readCookie = ({ store }: ReturnType<typeof aStore>): string | undefined => store.services.cookies.get('hidden-alerts');

  it('R-059 R-061 names what was dismissed, and push until it is known to be available', () => {
    const testStore = startStore();
    expect(readCookie(testStore)).toBe('Anna000000.push');
    testStore.store.alerts.dismiss('hide-enrich-alert');
    expect(readCookie(testStore)).toBe('Anna000000.photo.push');
    testStore.store.push.set('capable');
    expect(readCookie(testStore)).toBe('Anna000000.photo');
    testStore.store.push.set('subscribed');
    expect(readCookie(testStore)).toBe('Anna000000.photo.push');
  });

  it('R-059 is rewritten for another member, and stays after a logout', () => {
    const testStore = startStore();
    testStore.store.alerts.dismiss('hide-enrich-alert');
    testStore.store.signOut();
    expect(readCookie(testStore)).toBe('Anna000000.photo.push');
    testStore.store.session.setUser(bea);
    expect(readCookie(testStore)).toBe('Bea0000000.push');
    testStore.store.session.setUser(anna);
    expect(readCookie(testStore)).toBe('Anna000000.photo.push');
  });

  it('R-061 makes the next page offer push from its first render', () => {
    expect(aStore({ user: anna, boot: { hiddenAlerts: [] } }).store.push).toMatchObject({ state: 'capable', isKnown: false });
    expect(aStore({ user: anna, boot: { hiddenAlerts: ['push'] } }).store.push.state).toBe('incapable');
    expect(aStore({ user: anna }).store.push.state).toBe('incapable');
  });

  it('is not set for a visitor, nor before storage has been read', () => {
    expect(readCookie(startStore({ user: null }))).toBeUndefined();
    const testStore = aStore({ user: anna });
    testStore.store.push.set('capable');
    expect(readCookie(testStore)).toBeUndefined();
  });
});
