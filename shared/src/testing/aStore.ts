import type { BootData, Locale, Settings, User } from '@rendezvous/shared/contract';
import { createRootStore, type RootStore, type StoreServices } from '@rendezvous/shared/store';
import { FakeApi, type FakeReplies } from './FakeApi';
import { settings } from './settings';
import { TestClock } from './TestClock';
import { testServices } from './testServices';

export interface StoreOptions {
  /** The signed-in member; none by default. */
  user?: User | null;
  api?: FakeReplies;
  settings?: Partial<Settings>;
  locale?: Locale;
  /** Other data embedded in the document. */
  boot?: Partial<Pick<BootData, 'replies' | 'rendered' | 'timeZone' | 'hiddenAlerts'>>;
  services?: Partial<StoreServices>;
}

export interface TestStore {
  store: RootStore;
  api: FakeApi;
  clock: TestClock;
}

/** A root store with a fake server and a clock that only moves when advanced. */
export function aStore(options: StoreOptions = {}): TestStore {
  const api = new FakeApi(options.api);
  const clock = new TestClock();
  const boot = {
    settings: settings(options.settings),
    locale: options.locale ?? 'en',
    messages: {},
    serverTime: clock.now(),
    user: options.user ?? null,
    ...options.boot,
  };
  const store = createRootStore(boot, { ...testServices({ api, clock }), ...options.services });
  return { store, api, clock };
}
