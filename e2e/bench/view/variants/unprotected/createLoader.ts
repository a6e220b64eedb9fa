import type { BootData } from '@rendezvous/shared/contract';
import { federationRuntime } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { findCatalogue } from '../../../../../shell/src/boot/findCatalogue';
import { RemoteLoader } from './RemoteLoader';

/** Replaces the creation of a page's loader; this one neither remembers bad releases nor sends reports. */
export const createLoader = ({ plan }: Pick<BootData, 'plan'>, { locale }: Pick<RootStore, 'locale'>): RemoteLoader =>
  new RemoteLoader(plan, {
    federation: federationRuntime,
    findCatalogue,
    mergeMessages: (remote, catalogue) => locale.merge(remote, catalogue),
    locale: () => locale.current,
  });
